import { formatClockTime } from "../format/timestamp.tsx";

interface StaleNoticeProps {
  /** When what is shown was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

/** Says that what is shown has not been brought up to date, and as of when it is right. */
export function StaleNotice({ loadedAt }: StaleNoticeProps) {
  return (
    <p role="alert" className="border-l-4 border-signal bg-signal-wash px-4 py-2 font-sans text-sm">
      The last refresh did not get through. What you see is as of {formatClockTime(loadedAt)}.
    </p>
  );
}

import { formatClockTime } from "../format/timestamp.tsx";

interface StaleNoticeProps {
  /** When the data was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

/** Warns that the data shown is out of date. */
export function StaleNotice({ loadedAt }: StaleNoticeProps) {
  return (
    <p role="alert" className="border-l-4 border-signal bg-signal-wash px-4 py-2 font-sans text-sm">
      The last refresh failed. This data is from {formatClockTime(loadedAt)}.
    </p>
  );
}

import type { GeneratedProfile } from "@cosmic/contracts";
import { Notice } from "@cosmic/ui/notice";
import { formatUtcMinute } from "../dates/format-instant.ts";

type Changeover = NonNullable<GeneratedProfile["changeover"]>;
type Sign = GeneratedProfile["sunSign"];

interface ChangeoverNoteProps {
  /** The sign the person is read as. */
  sunSign: Sign;
  changeover: Changeover;
  /** The sign is that of the middle of the hours given, not of noon. */
  hasHours?: boolean;
}

/** Says calmly that the birth date is one on which the Sun changed sign, and when it did. */
export function ChangeoverNote({
  sunSign,
  changeover: { from, to, at },
  hasHours = false,
}: ChangeoverNoteProps) {
  const other = sunSign === from ? to : from;
  return (
    <div className="max-w-3xl">
      <Notice title={`Born on the changeover from ${from} to ${to}`}>
        <p>
          The Sun left {from} for {to} on <time dateTime={at}>{formatUtcMinute(at)}</time>. We read
          you as {sunSign}, its sign{" "}
          {hasHours ? "in the middle of the hours you gave" : "at noon of your birth date"};
          depending on where and at what hour you were born, {other} may be yours instead.
        </p>
      </Notice>
    </div>
  );
}

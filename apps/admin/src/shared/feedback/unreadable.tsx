/** In place of one thing of several that cannot be shown. */
export function Unreadable({ what }: { what: string }) {
  return (
    <p role="alert" className="font-sans text-signal">
      {what} cannot be shown: some of its data could not be read. It was reported under Errors.
    </p>
  );
}

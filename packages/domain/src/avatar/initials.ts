/** What an avatar can be drawn from when there is no picture. */
export interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

const NO_INITIALS = "?";

/** The first letter a reader sees, with its combining marks; punctuation and spaces are passed over. */
function firstLetter(text: string | null | undefined): string {
  const start = text?.match(/[\p{L}\p{N}]\p{M}*/u);
  return start ? start[0].toLocaleUpperCase("en") : "";
}

/** One or two capitals: of the names, else of the email address before its @, else "?". */
export function getInitials({ firstName, lastName, email }: Named): string {
  const ofNames = firstLetter(firstName) + firstLetter(lastName);
  if (ofNames !== "") return ofNames;
  const mailbox = email?.split("@")[0] ?? "";
  const [first, second] = mailbox.split(/[._+-]+/).filter((part) => firstLetter(part) !== "");
  return firstLetter(first) + firstLetter(second) || NO_INITIALS;
}

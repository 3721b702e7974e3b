/** "user.access_granted" as a reader says it: "User access granted". */
export function formatAction(action: string): string {
  const words = action.replaceAll(/[._]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase("en") + words.slice(1);
}

const camelParts = /(?<=[a-z\d])(?=[A-Z])|_/;

/** The particulars of an entry, each as a name and a value. */
export function formatDetail(detail: Readonly<Record<string, unknown>> | null): string[] {
  return Object.entries(detail ?? {}).map(([name, value]) => {
    const words = name.split(camelParts).join(" ").toLocaleLowerCase("en");
    return `${words}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
  });
}

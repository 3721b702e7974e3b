/**
 * A frame’s sentence: "{date}" gives way to the value named date, and so on.
 * Throws RangeError when the frame asks for a value that is not there.
 */
export function fillFrame(frame: string, values: Readonly<Record<string, string>>): string {
  const text = frame.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in: ${frame}`);
    return value;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

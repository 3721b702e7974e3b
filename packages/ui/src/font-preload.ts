/** File stems of the two faces every page is set in, the serif and the sans: see core-fonts.css. */
export const PRELOADED_FONTS = ["brygada-1918-core", "instrument-sans-core"] as const;

/**
 * Picks, from the names of built files, the fonts to preload.
 * A stem is followed by the bundler's hash: `brygada-1918-core-D3f4.woff2`.
 * @throws Error when a face is missing, since a page without its preload still looks right in tests.
 */
export function findPreloadedFonts(builtFileNames: readonly string[]): string[] {
  return PRELOADED_FONTS.map((stem) => {
    const found = builtFileNames.find((name) => {
      const file = name.slice(name.lastIndexOf("/") + 1);
      return file.startsWith(stem) && file.endsWith(".woff2");
    });
    if (found === undefined) throw new Error(`No built file for the font ${stem}`);
    return found;
  });
}

declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** OpenType tags of the layout features that stay. */
    keepFeatures: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}

/** The part of subset-font that we use; the package has no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat?: "truetype";
    variationAxes?: Record<string, number>;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}

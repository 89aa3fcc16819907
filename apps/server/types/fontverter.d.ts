/** Of fontverter 2.0.0, which has no types. */
declare module "fontverter" {
  export function convert(font: Buffer, to: "truetype" | "woff" | "woff2"): Promise<Buffer>;
}

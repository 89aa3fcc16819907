const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a reader takes for one character: a base with its marks, a syllable, an emoji of several people. */
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Of what is drawn. A joiner or a variation selector changes only how, and a font may do without it. */
export const codePointsOf = (cluster: string): number[] =>
  Array.from(cluster.replace(/\p{Default_Ignorable_Code_Point}/gu, ""), (one) => one.codePointAt(0) ?? 0);

/** The code points of a character that are drawn. A joiner or a variation selector changes only how, and a font may do without it. */
export const codePointsOf = (cluster: string): number[] =>
  Array.from(cluster.replace(/\p{Default_Ignorable_Code_Point}/gu, ""), (one) => one.codePointAt(0) ?? 0);

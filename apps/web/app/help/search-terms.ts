/** Words of a search that say nothing of what somebody looks for. */
export const fillers: string =
  "a an and any are at be by can could do does for get have how i if in is it me my of on or our please the there to us we what when where which will with you your";

/** Endings that a word can have or lack. */
export const endings: RegExp = /(ing|ed|es|s)$/;

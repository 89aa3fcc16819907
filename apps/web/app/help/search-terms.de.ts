import type { endings as englishEndings, fillers as englishFillers } from "./search-terms.ts";

export const fillers: typeof englishFillers =
  "ab als am an auf aus bei bitte da das dass dem den der des die du ein eine einen einer es fur gibt hat habe haben ich ihr im in ist kann konnen man mein meine mit nach oder sich sie sind so uber um und uns unser unsere von was wenn wer wie wir wird wo zu zum zur";

export const endings: typeof englishEndings = /(ungen|ung|en|er|es|em|e|n|s)$/;

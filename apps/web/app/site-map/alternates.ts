import type { Language } from "@lantern/contract/languages";
import { addressIn } from "@lantern/contract/site-languages";

/**
 * The addresses of a page in all of its languages, as `hreflang` names them; none where there is only one. English is
 * for readers of every other language too.
 */
export const alternatesOf = (
  path: string,
  languages: readonly Language[],
): { code: string; address: string }[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((code) => ({ code, address: addressIn(path, code) })),
        { code: "x-default", address: path },
      ];

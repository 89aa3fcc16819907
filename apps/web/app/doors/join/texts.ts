import type { Language } from "@lantern/contract/languages";
import { live as en } from "../../i18n/en/live.ts";
import { yourData } from "../../i18n/en/your-data.ts";
import { ownData } from "../../i18n/es/around.ts";
import { live as es } from "../../i18n/es/live.ts";
import { loading } from "../../i18n/loading.ts";

/** The texts of the join page in each language. */
export const joinTexts = {
  en: { ...parts(en), ownData: yourData.own.link, loading: loading.en },
  es: { ...parts(es), ownData: ownData.link, loading: loading.es },
} satisfies Record<Language, object>;

function parts({ join, closed, code, decline }: typeof en) {
  return { join, closed, code, decline };
}

import type { MeasureId } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import * as german from "@lantern/contract/measure-texts/de";
import * as spanish from "@lantern/contract/measure-texts/es";
import type { ReportedSession } from "../session/index.ts";

type Measure = ReportedSession["teams"][number]["measures"][number];

/** English is what the report was stored in. */
const texts: Record<Language, typeof german | null> = { en: null, es: spanish, de: german };

/** A stored measure with its texts in this language, made from its numbers. */
export function translateMeasure(stored: Measure, language: Language): Measure {
  return { ...stored, ...texts[language]?.measure({ ...stored, own: null }) };
}

export const measureTitleIn = (language: Language, id: MeasureId, stored: string): string =>
  texts[language]?.measureTitles[id] ?? stored;

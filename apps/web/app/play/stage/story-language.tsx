import { isLanguage } from "@lantern/contract/languages";
import { useId } from "react";
import { formatLanguage } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { readStoryIn } from "../client/current-client.ts";
import { useLive } from "./live-context.ts";

/** In which language this person reads, where the story is told in several. */
export function StoryLanguage() {
  const id = useId();
  const languages = useLive(({ info }) => info.languages);
  const locale = useLive(({ info }) => info.locale);
  if (!languages || languages.length < 2) return null;
  return (
    <>
      <label htmlFor={id}>{t.live().stage.language}</label>
      <select
        id={id}
        className="ms-auto min-h-11 rounded-sm border border-field-line bg-page px-2.5 font-semibold text-ink"
        value={locale}
        onChange={({ target }) => isLanguage(target.value) && readStoryIn(target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {/* In itself, as whoever looks for it reads it. */}
            {formatLanguage(code, code)}
          </option>
        ))}
      </select>
    </>
  );
}

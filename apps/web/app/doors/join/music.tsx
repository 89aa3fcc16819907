import { usePageLanguage } from "../../document/page-language.ts";
import { joinTexts } from "./texts.ts";

/** Asks before anything sounds whether there shall be music. */
export function MusicChoice() {
  const { join: texts } = joinTexts(usePageLanguage());
  return (
    <fieldset data-music="" data-before-end="" className="grid gap-1">
      <legend className="font-semibold">{texts.music}</legend>
      <div className="flex gap-6">
        {(["soft", "none"] as const).map((option) => (
          <label key={option} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="music" value={option} className="choice-dot" />
            {texts.musicChoice[option]}
          </label>
        ))}
      </div>
      <p data-calm="" hidden className="text-ink-soft">
        {texts.musicCalm}
      </p>
    </fieldset>
  );
}

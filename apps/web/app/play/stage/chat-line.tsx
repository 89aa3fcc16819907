import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { useStore } from "../client/use-store.ts";
import type { ChatLine } from "./chat.ts";
import type { ChatTranslation } from "./chat-translation.ts";
import { SpokenText } from "./spoken-text.tsx";

/** A message in the reader's language, where the browser has translated it, with the original one press away. */
export function TranslatedLine({ line, translation }: { line: ChatLine; translation: ChatTranslation }) {
  const translated = useStore(translation.store, ({ texts }) => texts[line.id] ?? null);
  const [original, setOriginal] = useState(false);
  if (!translated) return <SpokenText {...line} />;
  return (
    <>
      <SpokenText
        {...line}
        text={original ? line.text : translated.text}
        {...(original && { lang: translated.from })}
      />{" "}
      <button
        type="button"
        aria-pressed={original}
        className="min-h-8 text-sm text-ink-soft underline underline-offset-3 aria-pressed:text-tide"
        onClick={() => setOriginal(!original)}
      >
        {t.live().dock.original}
      </button>
    </>
  );
}

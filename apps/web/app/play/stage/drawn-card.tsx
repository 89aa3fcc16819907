import { Volume2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { SkinDrawing } from "../puzzles/skin.tsx";
import { playHorn } from "../ui/tones.ts";
import { useLive } from "./live-context.ts";

const texts = () => t.live().hand;

/** [P23] A sound of the board that only its holder hears, here. */
export function Call({ sounds }: { sounds: string }) {
  return (
    <button
      type="button"
      className="mb-3 inline-flex min-h-11 items-center gap-2 rounded-md border-[1.5px] border-(--paper-button) px-3 font-semibold max-xl:mb-0 max-xl:w-fit"
      onClick={() => playHorn(sounds)}
    >
      <Volume2 aria-hidden="true" />
      {texts().playHorn}
    </button>
  );
}

/** A picture to describe. Whoever cannot see it, or wants the words, has the same as a text. */
export function Drawn({ text, picture }: { text: string; picture: string }) {
  const locale = useLive(({ info }) => info.locale);
  const [asText, setAsText] = useState(false);
  const size = picture.endsWith(".avif")
    ? "max-h-[min(18rem,30dvh)] w-auto rounded-sm shadow-[0_6px_14px_-5px_rgb(40_20_4/0.6)]"
    : "max-h-40 w-full";
  // A session that began with an earlier version of the story may name a picture that is gone.
  const [missing, setMissing] = useState(false);
  return (
    <>
      {!missing && (
        <SkinDrawing
          of={picture}
          alt={text}
          onMissing={() => setMissing(true)}
          className={`mx-auto mt-2 block max-xl:row-span-2 max-xl:mt-0 max-xl:max-h-28 sideways:max-h-20 ${size}`}
        />
      )}
      {asText || missing ? (
        <p className="mt-1 mb-3 text-base leading-snug text-pretty max-xl:m-0 max-xl:text-sm" lang={locale}>
          {text}
        </p>
      ) : (
        <button
          type="button"
          className="mb-1 min-h-11 text-sm font-semibold underline underline-offset-3 max-xl:mb-0"
          onClick={() => setAsText(true)}
        >
          {texts().asText}
        </button>
      )}
    </>
  );
}

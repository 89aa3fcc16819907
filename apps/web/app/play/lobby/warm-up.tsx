import type { LobbyView } from "@lantern/engine/views";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { useLive } from "../stage/live-context.ts";
import { choice } from "../ui/buttons.tsx";

const texts = () => t.live().lobby;

/** A question to begin with: one tap, no voice needed. Whoever has answered sees how many chose what. */
export function WarmUp({ question, options }: NonNullable<LobbyView["warmUp"]>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const send = useLive((live) => live.send);
  const locale = useLive(({ info }) => info.locale);
  const choose = async (option: string) => {
    setChosen(option);
    const { ok } = await send({ type: "warm_up", option });
    if (!ok) setChosen(chosen);
  };
  const total = Math.max(
    1,
    options.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <section
      className="max-w-225 rounded-md border border-line bg-well p-4 sideways:p-2.5"
      aria-labelledby="warm-up"
    >
      <h2 id="warm-up" className="font-display text-lg leading-tight font-medium" lang={locale}>
        {question}
      </h2>
      <div
        className="mt-3 grid grid-cols-2 gap-2 sideways:mt-1.5 sideways:flex sideways:gap-1.5 sideways:text-sm lg:flex"
        lang={locale}
      >
        {options.map(({ id, text, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            className={`${choice} relative min-h-11 flex-1 overflow-hidden px-3 py-2 font-semibold sideways:px-1.5 sideways:py-0`}
            onClick={() => void choose(id)}
          >
            {text}
            {chosen && (
              <>
                <span className="ms-2 text-ember tabular-nums">
                  {count}
                  <span className="sr-only"> {texts().chose(count)}</span>
                </span>
                <i
                  aria-hidden="true"
                  className="absolute bottom-0 start-0 h-1 bg-ember transition-[width] duration-250"
                  style={{ width: `${(100 * count) / total}%` }}
                />
              </>
            )}
          </button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft sideways:sr-only">{texts().warmUpNote}</p>
    </section>
  );
}

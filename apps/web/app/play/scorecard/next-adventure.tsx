import type { StoredScorecard } from "@lantern/contract/live";
import { t } from "../../i18n/index.ts";
import { width } from "./section.tsx";

/** The cover of another adventure, with one line of it that is left open. */
export function NextAdventure({ title, line, cover, locale }: NonNullable<StoredScorecard["next"]>) {
  return (
    <section className={`${width} mb-10`} aria-labelledby="next-adventure">
      <div className="relative isolate grid min-h-96 content-end overflow-hidden rounded-md border border-line p-5 md:p-8">
        <img
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 -z-1 size-full bg-picture object-cover"
        />
        <div className="absolute inset-0 -z-1 bg-linear-to-t from-page via-page/60 to-transparent" />
        <h2 id="next-adventure" className="font-text text-base font-semibold tracking-normal">
          {t.liveScorecard().another(title)}
        </h2>
        <p
          className="mt-2 max-w-[28em] font-display text-xl leading-[1.3] text-balance md:text-2xl"
          lang={locale}
        >
          {line}
        </p>
      </div>
    </section>
  );
}

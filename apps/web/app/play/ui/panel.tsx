import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import "../styles/live.css";

/** A page with one small task before or after the session: a card on a dark background. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="l-page dusk">
      <header className="l-top">
        <BrandLogo />
        <span className="l-story">{t.shell.product}</span>
      </header>
      <div className="l-glow" />
      <main className="l-panel">
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}

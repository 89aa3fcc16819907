import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import "../styles/live.css";

/** One small task before or after the hour: a card in lamplight. */
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

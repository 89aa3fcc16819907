import type { ReactNode } from "react";
import { BrandLogo } from "../../ui/brand.tsx";
import "../styles/live.css";
import { productName } from "../../document/product-name.ts";

/** A page with one small task before or after the session: a card on a dark background. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="l-page dusk relative isolate grid min-h-dvh place-items-center overflow-x-clip px-4 pt-21 pb-12">
      <header className="absolute inset-x-0 top-0 flex h-16 items-center gap-3.5 px-6">
        <BrandLogo />
        <span className="font-display text-lg">{productName}</span>
      </header>
      <div className="l-glow" />
      <main className="grid w-full max-w-140 gap-5 rounded-md border border-line bg-well px-5 py-6 shadow-md sm:px-9 sm:py-8">
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}

/** The row of links below a panel's text. */
export function PanelLinks({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 *:inline-flex *:min-h-11 *:items-center">{children}</div>
  );
}

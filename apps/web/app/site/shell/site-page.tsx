import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteShell } from "./site-shell.tsx";
import { headingRow, introText, split, stick, wrap } from "./style.ts";

/** A public page below its header. `end` replaces the footer with one that has a picture. */
export function SitePage({ here, end, children }: { here?: string; end?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SiteShell />
      <div className="border-b border-line">
        <SiteHeader here={here} />
      </div>
      <main id="main">{children}</main>
      {end ?? (
        <div className="dusk">
          <div className={wrap}>
            <SiteFooter />
          </div>
        </div>
      )}
    </>
  );
}

/** The page's heading on the left and its introduction on the right. */
export function Intro({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="pt-[clamp(44px,6vw,88px)] pb-[clamp(28px,3vw,44px)]">
      <div className={`${wrap} ${headingRow}`}>
        <h1 className="text-title leading-[.98] font-normal tracking-[-.032em]">{heading}</h1>
        {children}
      </div>
    </div>
  );
}

/** A section with its heading on the left and its content on the right. */
export function Split({
  id,
  heading,
  intro,
  aside,
  children,
}: {
  id?: string;
  heading: string;
  intro?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="[section:not(.dusk)+&]:pt-0">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{heading}</h2>
          {intro && <p className={introText}>{intro}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteShell } from "./site-shell.tsx";

/** A public page below its header. `end` replaces the footer with one that has a picture. */
export function SitePage({ here, end, children }: { here?: string; end?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SiteShell />
      <div className="bar">
        <SiteHeader here={here} />
      </div>
      <main id="main">{children}</main>
      {end ?? (
        <div className="dusk">
          <div className="wrap">
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
    <div className="intro">
      <div className="wrap">
        <h1>{heading}</h1>
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
  className,
  children,
}: {
  id?: string;
  heading: string;
  intro?: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className}>
      <div className="wrap split">
        <div className="stick">
          <h2>{heading}</h2>
          {intro && <p className="intro-text">{intro}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import { productName } from "../document/product-name.ts";
import { BrandLogo } from "../ui/brand.tsx";
import { restingBar } from "../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../ui/loading-line.tsx";
import { NoScript } from "./no-script.tsx";

const glow =
  "pointer-events-none absolute top-[42%] left-1/2 -z-10 aspect-square w-[min(900px,120vw)] -translate-1/2 bg-[radial-gradient(closest-side,rgb(255_196_110/0.2),rgb(255_196_110/0.07)_55%,transparent)]";

/**
 * A door of participants: one card before a glow, dark in every color scheme.
 *
 * @param noScript what the page says where a browser runs no scripts, if it can do something then
 */
export function DuskDoor({ children, noScript }: { children: ReactNode; noScript?: string }) {
  return (
    <div
      data-layout="experience"
      className="dusk relative isolate grid min-h-dvh place-items-center overflow-x-clip px-4 pt-21 pb-12"
    >
      <LoadingLine {...restingBar} />
      <header className="absolute inset-x-0 top-0 flex h-16 items-center gap-3.5 px-6">
        <BrandLogo />
        <span className="font-display text-lg">{productName}</span>
      </header>
      <div aria-hidden="true" className={glow} />
      <main
        id="main"
        className="grid w-full max-w-140 gap-5 rounded-md border border-line bg-well px-5 py-6 shadow-md sm:px-9 sm:py-8"
      >
        <NoScript text={noScript} />
        {children}
      </main>
    </div>
  );
}

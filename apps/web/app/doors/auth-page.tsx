import type { ReactNode } from "react";
import { productName } from "../document/product-name.ts";
import { BrandLogo } from "../ui/brand.tsx";
import { Street } from "../ui/street/street.tsx";
import type { WindowState } from "../ui/street/window.tsx";

const evening: WindowState[] = [..."cccrrrrrnrrnnrrnrnrrnrnr"].map(
  (code) => (({ c: "coming", r: "ready", n: "no_answer" }) as const)[code as "c" | "r" | "n"],
);

/** The form on the left, the street picture on the right; only the form on a phone. */
export function AuthPage({
  heading,
  intro,
  art,
  corner,
  children,
}: {
  heading: string;
  intro: string;
  /** The text over the picture. */
  art: string;
  corner: { to: string; text: string };
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh grid-cols-1 md:grid-cols-[minmax(0,1fr)_40%] xl:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]">
      <div className="flex flex-col">
        <header className="flex items-center justify-between px-4 py-3 md:px-6">
          <a
            href="/"
            className="flex min-h-11 items-center gap-2.5 font-display text-lg font-medium tracking-tight"
          >
            <BrandLogo />
            {productName}
          </a>
          <a href={corner.to} className="flex min-h-11 items-center font-medium hover:text-ember">
            {corner.text}
          </a>
        </header>
        <main
          id="main"
          className="mx-auto my-auto grid w-full max-w-108 gap-5 px-4 py-8 max-md:mt-2 max-md:pb-22 md:py-12"
        >
          <div>
            <h1>{heading}</h1>
            <p className="mt-2 text-ink-soft">{intro}</p>
          </div>
          {children}
        </main>
      </div>
      <aside className="dusk relative overflow-hidden max-md:hidden">
        <Street states={evening} width={790} height={900} seed={11} className="absolute inset-0 size-full" />
        <p className="absolute top-12 end-12 start-12 max-w-72 font-display text-2xl leading-[1.15] text-balance">
          {art}
        </p>
      </aside>
    </div>
  );
}

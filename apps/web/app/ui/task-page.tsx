import type { ReactNode } from "react";
import { productName } from "../document/product-name.ts";
import { BrandLogo } from "./brand.tsx";

/** A page with one small task. */
export function TaskPage({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-raised px-4 py-10">
      <div className="grid w-full max-w-110 gap-6">
        <header className="justify-self-center">
          <a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-lg font-medium">
            <BrandLogo />
            {productName}
          </a>
        </header>
        <main id="main" className="grid gap-5 rounded-md border border-line bg-page p-5 shadow-md md:p-8">
          {children}
        </main>
      </div>
    </div>
  );
}

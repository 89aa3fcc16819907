import { Outlet } from "react-router";
import { productName } from "../../document/product-name.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

/** Around a report that is read without an account. */
export default function SharedReportLayout() {
  return (
    <div data-layout="report" className="mx-auto min-h-dvh max-w-302 px-4 pb-16 md:px-7 xl:px-10">
      <SkipLink />
      <header className="flex min-h-16 items-center print:hidden">
        <a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-lg font-medium">
          <BrandLogo />
          {productName}
        </a>
      </header>
      <main id="main">
        <Outlet />
      </main>
    </div>
  );
}

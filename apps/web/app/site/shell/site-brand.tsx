import { productName } from "../../document/product-name.ts";
import { BrandLogo } from "../../ui/brand.tsx";

/** The logo of the public pages, with the name beside it. */
export function SiteBrand() {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-2 font-display text-lg leading-none font-medium tracking-[-.01em] whitespace-nowrap sm:gap-3"
      href="/"
    >
      <BrandLogo className="h-8 w-6" />
      {productName}
    </a>
  );
}

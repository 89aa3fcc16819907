import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";

/** The logo of the public pages, with the name beside it. */
export function SiteBrand() {
  return (
    <a className="brand" href="/">
      <BrandLogo />
      {t.shell.product}
    </a>
  );
}

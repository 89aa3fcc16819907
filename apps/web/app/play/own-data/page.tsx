import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { OwnData } from "./own-data.tsx";

export function meta() {
  return [...pageMeta({ title: pageTitle(t.ownData().title) }), { name: "referrer", content: "no-referrer" }];
}

/** `/experience/data`: a participant's own data. */
export default function Data() {
  return <OwnData />;
}

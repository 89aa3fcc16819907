import { renderToStaticMarkup } from "react-dom/server";
import { MetaElements, untilDrawn } from "./meta-elements.tsx";
import { pageMeta } from "./page-meta.ts";
import { productName } from "./product-name.ts";
import { ShareMeta } from "./share-meta.tsx";

/** The place in the document of an application for what all documents have in their head. */
const place = "<!--head-->";

/** Completes the document of an application with what shared links show. */
export function completeDocument(html: string): string {
  if (!html.includes(place)) throw new Error(`the document has no ${place}`);
  const own = renderToStaticMarkup(<MetaElements elements={pageMeta({ title: productName })} />);
  const common = renderToStaticMarkup(<ShareMeta path={null} />);
  return html.replace(place, () => own.replace(/<(?:title|meta)\b/g, `$& ${untilDrawn}=""`) + common);
}

import type { Language } from "@lantern/contract/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorTemplate, errorScreenMarkup } from "./error-template.tsx";
import { MetaElements, untilDrawn } from "./meta-elements.tsx";
import { pageMeta } from "./page-meta.ts";
import { productName } from "./product-name.ts";
import { ShareMeta } from "./share-meta.tsx";

/** The place in the document of an application for what all documents have in their head. */
const place = "<!--head-->";

/** Completes the document of an application: what shared links show, and the error screen if its script fails. */
export function completeDocument(html: string, language: Language = "en"): string {
  if (!html.includes(place)) throw new Error(`the document has no ${place}`);
  const own = renderToStaticMarkup(<MetaElements elements={pageMeta({ title: productName })} />);
  const common = renderToStaticMarkup(
    <>
      <ShareMeta path={null} />
      <ErrorTemplate markup={errorScreenMarkup(language)} />
    </>,
  );
  return html.replace(place, () => own.replace(/<(?:title|meta)\b/g, `$& ${untilDrawn}=""`) + common);
}

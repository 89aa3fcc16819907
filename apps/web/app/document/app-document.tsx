import type { Language } from "@lantern/contract/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorTemplate, errorScreenMarkup } from "./error-template.tsx";
import { MetaElements } from "./meta-elements.tsx";
import { pageMeta } from "./page-meta.ts";
import { untilDrawn } from "./page-title.tsx";
import { productName } from "./product-name.ts";
import { ShareMeta } from "./share-meta.tsx";

/** The marker in the document of an application for what all documents have in their head. */
const marker = "<!--head-->";

/** Completes the document of an application: what shared links show, and the error screen if its script fails. */
export function completeDocument(html: string, language: Language = "en"): string {
  if (!html.includes(marker)) throw new Error(`the document has no ${marker}`);
  const own = renderToStaticMarkup(<MetaElements elements={pageMeta({ title: productName })} />);
  const common = renderToStaticMarkup(
    <>
      <ShareMeta path={null} />
      <ErrorTemplate markup={errorScreenMarkup(language)} />
    </>,
  );
  return html.replace(marker, () => own.replace("<title", `<title ${untilDrawn}=""`) + common);
}

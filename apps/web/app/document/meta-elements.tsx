import { useEffect } from "react";
import type { MetaElement } from "./page-meta.ts";

/** Marks the elements that the document of an application has until its page brings its own. */
export const untilDrawn = "data-until-drawn";

/** The elements that a page puts into the document's head; React moves them there. */
export function MetaElements({ elements }: { elements: MetaElement[] }) {
  useEffect(() => {
    for (const element of document.querySelectorAll(`head [${untilDrawn}]`)) element.remove();
  }, []);
  return elements.map((element) => {
    if ("title" in element) return <title key="title">{element.title}</title>;
    if ("name" in element) return <meta key={element.name} {...element} />;
    if ("property" in element) return <meta key={element.property} {...element} />;
    const json = JSON.stringify(element.data).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

import type { MetaElement } from "./page-meta.ts";

/** The elements of a document's head, while it is written. */
export function MetaElements({ elements }: { elements: MetaElement[] }) {
  return elements.map((element) => {
    if ("title" in element) return <title key="title">{element.title}</title>;
    if ("name" in element) return <meta key={element.name} {...element} />;
    if ("property" in element) return <meta key={element.property} {...element} />;
    const json = JSON.stringify(element.data).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

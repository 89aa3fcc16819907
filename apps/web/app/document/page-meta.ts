import { productName } from "./product-name.ts";
import type { StructuredData } from "./structured-data.ts";
import { texts } from "./texts.ts";

/** One element of a page's head. */
export type MetaElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { data: object };

interface PageFacts {
  title: string;
  description?: string;
  /** Only marketing pages are indexed by search engines. */
  index?: boolean;
  kind?: string;
  /** Structured data about the page. */
  data?: StructuredData[];
}

/** Title and description of a page, for people, search engines and shared links. `ShareMeta` adds absolute URLs to prerendered pages. */
export function pageMeta({
  title,
  description = texts.siteDescription,
  index = false,
  kind = "website",
  data = [],
}: PageFacts): MetaElement[] {
  return [
    { title },
    { name: "description", content: description },
    ...(index ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { property: "og:site_name", content: productName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: kind },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...data.map((thing) => ({ data: { "@context": "https://schema.org", ...thing } })),
  ];
}

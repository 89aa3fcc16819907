import type { MetaDescriptor } from "react-router";
import { t } from "./i18n/index.ts";

const image = "/share.jpg";

/** Title and description of a page. Only the marketing site is for search engines: `index`. */
export function pageMeta({
  title,
  description = t.shell.description,
  index = false,
}: {
  title: string;
  description?: string;
  index?: boolean;
}): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    ...(index ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

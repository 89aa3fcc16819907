import type { PostSummary } from "../site/blog/post.ts";
import { productName } from "./product-name.ts";
import { siteOrigin } from "./site-origin.ts";

/** A schema.org object, for search engines. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

const address = (path: string) => `${siteOrigin()}${path}`;

export function organization(): StructuredData {
  return {
    "@type": "Organization",
    "@id": address("/#organization"),
    name: productName,
    url: address("/"),
    logo: address("/apple-touch-icon.png"),
  };
}

/** The breadcrumb trail from the home page to this one. */
export function trail(steps: { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: productName, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

export function blogPosting({ slug, title, description, date, author }: PostSummary): StructuredData {
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: date,
    author: { "@type": "Organization", name: `${productName}, ${author}`, url: address("/") },
    publisher: { "@id": address("/#organization"), "@type": "Organization", name: productName },
    image: address(`/share/blog-${slug}.jpg`),
    mainEntityOfPage: address(`/blog/${slug}`),
  };
}

/** The packs of credits as a schema.org product. */
export function product(
  description: string,
  offers: readonly { currency: string; packs: readonly { price_cents: number }[] }[],
): StructuredData {
  return {
    "@type": "Product",
    name: productName,
    description,
    image: address("/share/home.jpg"),
    brand: { "@type": "Brand", name: productName },
    offers: offers.map(({ currency, packs }) => {
      const prices = packs.map(({ price_cents }) => price_cents / 100);
      return {
        "@type": "AggregateOffer",
        priceCurrency: currency,
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: packs.length,
        url: address("/pricing"),
      };
    }),
  };
}

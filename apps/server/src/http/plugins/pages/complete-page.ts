/** The build makes the pages for every installation; here the server writes into them what only this one knows. */

import { type EnrollmentPage, enrollmentId } from "@lantern/contract/enrollment-page";
import { escapeHtml } from "@lantern/contract/escape-html";
import { coverFiles, coverSizes, type JoinSession, joinSessionId } from "@lantern/contract/join-page";
import { type PageConfig, pageConfigId } from "@lantern/contract/page-config";
import type { namedOperator, Operator } from "../../../system/operator.ts";

/** The names of the fields in pages, and their names in the configuration. */
const operatorFields = { name: "name", address: "address", vat: "vat", support_email: "support" } as const;

/** Null appears as "not set". */
export type NamedOperator = ReturnType<typeof namedOperator> & Pick<Operator, "support">;

/**
 * Writes the operator of this installation into the fields that pages have for it; what is not configured stays "not
 * set".
 */
export function nameOperator(html: string, operator: NamedOperator | null): string {
  if (!operator) return html;
  return html.replace(/(data-operator="(\w+)"[^>]*>)[^<]*/g, (whole, tag: string, field: string) => {
    const value =
      field in operatorFields ? operator[operatorFields[field as keyof typeof operatorFields]] : null;
    return value ? tag + escapeHtml(value) : whole;
  });
}

/** A third-party service and its purpose: the `data-service` of the row that describes it. */
export interface NamedService {
  purpose: string;
  name: string;
}

const serviceRows = /(<tr data-service="(\w+)"[^>]*><th[^>]*>)[^<]*(.*?<\/tr>)/gs;
const serviceTable = /<table data-services[^>]*>.*?<\/table>/s;
const noServices = /<p data-no-services[^>]*>.*?<\/p>/s;

/**
 * A page about third-party services is built with a row for each kind of service, and a row that says there are none.
 * The served page has the rows of the configured services, by name, or that row.
 */
export function nameServices(html: string, services: readonly NamedService[]): string {
  if (services.length === 0) return html.replace(serviceTable, "");
  const named = html.replace(serviceRows, (_row, prefix: string, purpose: string, rest: string) =>
    services
      .filter((service) => service.purpose === purpose)
      .map(({ name }) => `${prefix}${escapeHtml(name)}${rest}`)
      .join(""),
  );
  return named.replace(noServices, "");
}

const hiddenOffer = /(data-offer="(\w+)") hidden=""/g;

/**
 * Shows the buttons of the identity providers that are configured. Pages are built with all of them hidden; `any` marks
 * what is there with at least one provider, `local` with a stand-in of local mode.
 */
export function showOffers(html: string, providers: PageConfig["providers"]): string {
  const visible = new Set<string>(providers.map(({ provider }) => provider));
  if (visible.size > 0) visible.add("any");
  if (providers.some(({ local }) => local)) visible.add("local");
  return html.replace(hiddenOffer, (element, name: string, offer: string) =>
    visible.has(offer) ? name : element,
  );
}

/** Writes the configuration into the head of a page. */
export const writeConfig = (html: string, config: PageConfig): string =>
  insert(html, json(pageConfigId, config));

/** Writes the session of a join page into its head. The picture of its story begins to load before any script. */
export const writeSession = (html: string, session: JoinSession): string =>
  insert(html, preloadCover(session.story) + json(joinSessionId, session));

const preloadCover = (story: Pick<NonNullable<JoinSession["story"]>, "cover"> | null) =>
  story
    ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(coverFiles(story.cover))}" imagesizes="${escapeHtml(coverSizes)}"/>`
    : "";

/** What a channel shows where a link is posted. */
export interface LinkCard {
  title: string;
  text: string;
  /** Path of a picture in a format that channels know; null: that of the product. */
  picture: string | null;
}

/** Elements of the head that describe a page to channels; those of the picture are replaced only with another one. */
const cardTexts = /<meta (?:name|property)="(?:description|(?:og|twitter):(?:title|description))"[^>]*>/g;
const cardPictures = /<meta (?:name|property)="(?:og|twitter):image[^"]*"[^>]*>/g;

/** Writes what an enrollment page shows into its head, with the card for its link. */
export const writeEnrollment = (html: string, page: EnrollmentPage, card: LinkCard, origin: string): string =>
  insert(writeCard(html, card, origin), preloadCover(page.story) + json(enrollmentId, page));

/** Writes the card for the link of a page in place of the product's own. */
export function writeCard(html: string, { title, text, picture }: LinkCard, origin: string): string {
  const described = {
    description: text,
    "og:title": title,
    "og:description": text,
    "twitter:title": title,
    "twitter:description": text,
    ...(picture && { "og:image": origin + picture, "twitter:image": origin + picture }),
  };
  const tags = Object.entries(described).map(([name, content]) => {
    const attribute = name.startsWith("og:") ? "property" : "name";
    return `<meta ${attribute}="${name}" content="${escapeHtml(content)}"/>`;
  });
  const without = html.replace(cardTexts, "").replace(picture ? cardPictures : /$^/, "");
  return insert(without, tags.join(""));
}

const insert = (html: string, markup: string) => html.replace("</head>", () => `${markup}</head>`);

/**
 * Facts as JSON that the page's scripts read. Browsers do not run it. Every `<` is escaped, so that no text in it can end
 * the element.
 */
function json(id: string, facts: object): string {
  const text = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** The placeholder for the path in the web build's 404 page. */
const placeholder = "{{path}}";

/**
 * Writes the missing path into the 404 page. The path comes from an untrusted link, so nothing in it may become
 * markup.
 */
export function notFoundPage(template: string, path: string): string {
  return template.replaceAll(placeholder, () => escapeHtml(path));
}

/** The same response for a crawler, which could otherwise index a drawn error as the page itself. */
export const crawlersNotFoundPage =
  '<!doctype html><html lang="en"><meta name="robots" content="noindex, nofollow"><title>404</title></html>';

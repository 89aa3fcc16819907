/**
 * Search engines and other crawlers, as the source of a regular expression that ignores case. The phone brand Cubot is
 * not one of them.
 */
export const crawlerPattern = "(?<!cu)bot|crawl|spider|slurp";

const crawler = new RegExp(crawlerPattern, "i");

/** Whether a user agent is a crawler's. Crawlers never get the error screen. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}

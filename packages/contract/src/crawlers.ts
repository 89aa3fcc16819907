/** Search engines and other crawlers. The phone brand Cubot is not one of them. */
export const crawlerPattern = /(?<!cu)bot|crawl|spider|slurp/i;

/** Whether a user agent is a crawler's. Crawlers never get the error screen. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent);
}

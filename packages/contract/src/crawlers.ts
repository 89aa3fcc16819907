/** Programs that read pages for an index; a phone maker has "bot" in its name too. */
const crawler = /(?<!cu)bot|crawl|spider|slurp/i;

/** Whether a user agent says that it is a crawler. They are never shown the error screen. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}

/** The last segment of a page's address, which names it among pages built from one file. */
export function pathName(request: Request): string {
  return new URL(request.url).pathname.split("/").findLast((part) => part !== "") ?? "";
}

/** The last part of a page's address: its name among pages made by one file. */
export function pathName(request: Request): string {
  const last = new URL(request.url).pathname.split("/").findLast((part) => part !== "");
  return (last ?? "").replace(/\.data$/, "");
}

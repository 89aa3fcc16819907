/** The parts of this page's path, decoded. */
export function pathSegments(path: string = location.pathname): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => decodeURIComponent(segment));
}

/** The secret of an emailed link: the last part of the path. */
export function lastSegment(): string {
  return pathSegments().at(-1) ?? "";
}

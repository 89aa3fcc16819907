/** The names in our paths, as SCIM writes them. */
const names = new Map(
  ["Users", "Groups", "Schemas", "ResourceTypes", "User", "ServiceProviderConfig"].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/**
 * The request URL of a directory without the slashes that it has too many: where the base address ends with one, it sends
 * `//Users`, and some write one before the question mark. Names count in small letters, too. Other URLs stay as they are.
 */
export function readUrl(url: string): string {
  if (!/^\/+scim\/+v2\//i.test(url)) return url;
  const [path = "", ...query] = url.split("?");
  const [, , ...parts] = path.split("/").filter(Boolean);
  const [resource = "", ...rest] = parts.map((part) => names.get(part.toLowerCase()) ?? part);
  return [["/scim/v2", resource, ...rest].join("/"), ...query].join("?");
}

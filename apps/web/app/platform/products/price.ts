/** Parses a typed price (`228`, `18.50`, `18,5`) into cents; null when empty, `wrong` when invalid. */
export function parsePrice(typed: string): number | null | "wrong" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0) return "wrong";
  return Math.round(Number(text) * 100);
}

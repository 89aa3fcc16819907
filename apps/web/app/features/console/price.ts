/** What was typed as a price (`228`, `18.50`, `18,5`) in cents; null for none, `wrong` for what is no price. */
export function cents(typed: string): number | null | "wrong" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0) return "wrong";
  return Math.round(Number(text) * 100);
}

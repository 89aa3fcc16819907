import { FieldErrors } from "../../forms/outcome.ts";

/**
 * Parses a typed price (`228`, `18.50`, `18,5`) into cents; null when empty.
 *
 * @throws FieldErrors with `wrong` at the field `name` when it is no amount above 0
 */
export function parsePrice(typed: string, name: string, wrong: string): number | null {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0) throw new FieldErrors({ [name]: wrong });
  return Math.round(Number(text) * 100);
}

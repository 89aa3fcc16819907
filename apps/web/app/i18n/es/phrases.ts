import { formatNumber } from "../format.ts";

const list = new Intl.ListFormat("es", { type: "conjunction" });
const plural = new Intl.PluralRules("es");

/** `Ana, Luis e Irene` */
export const conjunction = (parts: readonly string[]): string => list.format(parts);

/** `1 minuto`, `2 minutos` */
export function count(n: number, one: string, many: string): string {
  return `${formatNumber(n)} ${plural.select(n) === "one" ? one : many}`;
}

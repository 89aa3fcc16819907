import { formatNumber } from "../format.ts";

const list = new Intl.ListFormat("de", { type: "conjunction" });

/** `Ana, Luis und Irene` */
export const conjunction = (parts: readonly string[]): string => list.format(parts);

/** `1 Minute`, `2 Minuten` */
export const count = (n: number, one: string, many: string): string =>
  `${formatNumber(n)} ${n === 1 ? one : many}`;

import { formatNumber } from "../format.ts";

/** `1 minute`, `2 minutes` */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}

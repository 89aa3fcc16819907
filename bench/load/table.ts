/** Figures of the product beside those of the yardstick, as lines for a terminal. */
export interface Row {
  name: string;
  product: number | null;
  yardstick: number | null;
  /** What is compared with the goal; by default nothing is. */
  goal?: { value: number | null; most: number; unit: string };
}

export function tableLines(rows: readonly Row[]): string[] {
  const head = ["", "product", "yardstick", "ratio", "goal"];
  const cells = rows.map(({ name, product, yardstick, goal }) => [
    name,
    shown(product),
    shown(yardstick),
    product !== null && yardstick ? shown(product / yardstick) : "",
    goal ? `${shown(goal.value)} of at most ${goal.most}${goal.unit}: ${verdict(goal)}` : "",
  ]);
  return [head, ...cells].map(([name = "", a = "", b = "", ratio = "", goal = ""]) =>
    `${name.padEnd(48)} ${a.padStart(9)} ${b.padStart(9)} ${ratio.padStart(7)}  ${goal}`.trimEnd(),
  );
}

function verdict({ value, most }: { value: number | null; most: number }): string {
  return value !== null && value <= most ? "met" : "MISSED";
}

/** Three figures, or whole from 100. */
export function shown(value: number | null): string {
  if (value === null || Number.isNaN(value)) return "-";
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

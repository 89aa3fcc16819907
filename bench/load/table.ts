/** The product's figures next to the yardstick's, as lines for a terminal. */
export interface Row {
  name: string;
  product: number | null;
  yardstick: number | null;
  /** The value to compare with the goal, and the goal. */
  goal?: { value: number | null; most: number; unit: string };
}

export function tableLines(rows: readonly Row[]): string[] {
  const header = ["", "product", "yardstick", "ratio", "goal"];
  const cells = rows.map(({ name, product, yardstick, goal }) => [
    name,
    formatted(product),
    formatted(yardstick),
    product !== null && yardstick ? formatted(product / yardstick) : "",
    goal ? `${formatted(goal.value)} of at most ${goal.most}${goal.unit}: ${verdict(goal)}` : "",
  ]);
  return [header, ...cells].map(([name = "", a = "", b = "", ratio = "", goal = ""]) =>
    `${name.padEnd(48)} ${a.padStart(9)} ${b.padStart(9)} ${ratio.padStart(7)}  ${goal}`.trimEnd(),
  );
}

function verdict({ value, most }: { value: number | null; most: number }): string {
  return value !== null && value <= most ? "met" : "MISSED";
}

/** Three significant digits; integers from 100 on. */
export function formatted(value: number | null): string {
  if (value === null || Number.isNaN(value)) return "-";
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** A row of the proof, with its goal in brackets, and what is compared with it where that is another value. */
export function proved({ product, yardstick, goal }: Row): string {
  const compared = goal && goal.value !== product ? `${formatted(goal.value)}${goal.unit}, ` : "";
  const most = goal ? ` (${compared}goal: at most ${goal.most}${goal.unit}, ${verdict(goal)})` : "";
  return `${formatted(product)}, yardstick ${formatted(yardstick)}${most}`;
}

import { readConfig } from "../api/open-config.ts";

const fields = ["name", "address", "vat", "support_email"] as const;
type Operator = Partial<Record<(typeof fields)[number], string | null>>;

/** Pages that name the operator ask the running server for it. */
export async function nameOperator(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>("[data-operator]")];
  if (elements.length === 0) return;
  const operator: Operator = (await readConfig())?.operator ?? {};
  for (const element of elements) {
    const field = fields.find((name) => name === element.dataset.operator);
    const text = field && operator[field];
    if (!text) continue;
    element.textContent = text;
    if (element instanceof HTMLAnchorElement) element.href = `mailto:${text}`;
  }
}

import { readConfig } from "../api/open-config.ts";

const fields = ["name", "address", "vat", "support_email"] as const;
type Operator = Partial<Record<(typeof fields)[number], string | null>>;

/** Pages that name the operator learn who it is from the running server. */
export async function nameOperator(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>("[data-operator]")];
  if (places.length === 0) return;
  const operator: Operator = (await readConfig())?.operator ?? {};
  for (const place of places) {
    const field = fields.find((name) => name === place.dataset.operator);
    const text = field && operator[field];
    if (!text) continue;
    place.textContent = text;
    if (place instanceof HTMLAnchorElement) place.href = `mailto:${text}`;
  }
}

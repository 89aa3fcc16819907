import { pageConfig } from "../../api/page-config.ts";

const fields = ["name", "address", "vat", "support_email"] as const;

/** Pages that name the operator get the current address for help from the configuration. */
export function nameOperator(): void {
  const { operator } = pageConfig();
  for (const element of document.querySelectorAll<HTMLElement>("[data-operator]")) {
    const field = fields.find((name) => name === element.dataset.operator);
    const text = field && operator[field];
    if (!text) continue;
    element.textContent = text;
    if (element instanceof HTMLAnchorElement) element.href = `mailto:${text}`;
  }
}

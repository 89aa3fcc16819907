import { escapeHtml } from "../../../core/html.ts";
import type { Config } from "../../../system/config.ts";

/** The names of the fields in pages, and their names in the configuration. */
const fields = { name: "name", address: "address", vat: "vat", support_email: "support" } as const;

/**
 * Writes the operator of this installation into the fields that pages have for it; what is not configured stays "not
 * set".
 */
export function nameOperator(html: string, operator: Config["operator"] | null): string {
  if (!operator) return html;
  return html.replace(/(data-operator="(\w+)"[^>]*>)[^<]*/g, (whole, tag: string, field: string) => {
    const value = field in fields ? operator[fields[field as keyof typeof fields]] : null;
    return value ? tag + escapeHtml(value) : whole;
  });
}

import { escapeHtml } from "../../../core/html.ts";

/** An outside service, and what for: `data-service` of the row that tells of it. */
export interface NamedService {
  purpose: string;
  name: string;
}

const rows = /<tr data-service="(\w+)">(<th[^>]*>)[^<]*(.*?<\/tr>)/gs;
const table = /<table data-services[^>]*>.*?<\/table>/s;
const none = /<p data-no-services[^>]*>.*?<\/p>/s;

/**
 * A page that tells of outside services is built with a row for each kind, and a line that there is none. What is sent
 * holds those that are set up, by name, or the line.
 */
export function nameServices(html: string, services: readonly NamedService[]): string {
  if (services.length === 0) return html.replace(table, "");
  const named = html.replace(rows, (_row, purpose: string, prefix: string, rest: string) =>
    services
      .filter((service) => service.purpose === purpose)
      .map(({ name }) => `<tr data-service="${purpose}">${prefix}${escapeHtml(name)}${rest}`)
      .join(""),
  );
  return named.replace(none, "");
}

import { escapeHtml } from "../../../core/html.ts";

/** A third-party service and its purpose: the `data-service` of the row that describes it. */
export interface NamedService {
  purpose: string;
  name: string;
}

const rows = /<tr data-service="(\w+)">(<th[^>]*>)[^<]*(.*?<\/tr>)/gs;
const table = /<table data-services[^>]*>.*?<\/table>/s;
const none = /<p data-no-services[^>]*>.*?<\/p>/s;

/**
 * A page about third-party services is built with a row for each kind of service, and a row that says there are none.
 * The served page has the rows of the configured services, by name, or that row.
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

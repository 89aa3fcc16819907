import { type Html, html } from "../../../core/html.ts";

/** The parts of our OpenAPI file that the page shows. */
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
}
interface OpenApiOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .25rem; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 1.75rem 0 .25rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
summary { cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; border: 1px solid; border-radius: 6px; font-size: .875rem; }
`;

/** The operations of the OpenAPI file, as one page to read. The content policy allows its style by the nonce. */
export function docsPage(document: OpenApi, nonce: string): string {
  const groups = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags?.[0] ?? "operations");
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lantern Hour: the interface for programs</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>The interface for programs</h1>
<p>Send a key of your company as <code>Authorization: Bearer lhk_…</code>. An operation with a scope can be called with a
key that has this scope. All others are for our own pages, and come last. We only ever add fields.</p>
<p><a href="/api/openapi.json">OpenAPI file</a></p>
${[...groups].map(
  ([name, operations]) => html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
${operations.map(listed)}</section>`,
)}
</main>
</body>
</html>`;
  return page.source;
}

interface Listed {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** All operations: first those that a key can call, whose description names the scope. */
const operationsOf = ({ paths }: OpenApi): Listed[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .sort((a, b) => Number(!a.operation.description) - Number(!b.operation.description));

function listed({ method, path, operation }: Listed): Html {
  const { summary, description, parameters, requestBody, responses } = operation;
  return html`<h3>${method} ${path}</h3>
<p>${summary ?? ""}</p>
${description ? html`<p>${description.replaceAll("`", "")}</p>` : ""}
<details><summary>Fields of ${method} ${path}</summary>
<pre>${JSON.stringify({ parameters, requestBody, responses }, null, 2)}</pre></details>`;
}

import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { surfaceRoutes } from "./surface-routes.tsx";

const files = import.meta.glob(["./layouts/*.tsx", "./routes/*.tsx", "./routes/dashboard/*.tsx"]);

/** Elements that React puts first, for the document's head. */
const metaElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders a page of the company's into its surface's document. */
export async function prerenderInto(document: string, path: string): Promise<string> {
  const handler = createStaticHandler(surfaceRoutes("company", files, () => null));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const [meta = ""] = metaElements.exec(html) ?? [];
  return document
    .replace("</head>", () => `${meta}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${html.slice(meta.length)}</div>`);
}

import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { EmptyPage } from "./empty-page.ts";

/** Runs only at build time: renders the public pages, and the empty page that the app starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(
    <EmptyPage value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </EmptyPage>,
  );
  await stream.allReady;
  headers.set("content-type", "text/html");
  return new Response(stream, { status, headers });
}

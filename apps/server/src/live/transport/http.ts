import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_FRAME_AFTER } from "@lantern/contract/live";
import { pathOf } from "../../http/request-path.ts";
import type { Timers } from "../ports.ts";
import { HttpTransport } from "./http-transport.ts";
import type { Transport } from "./websocket.ts";

/** The routes of a transport over plain HTTP: `GET` opens a stream, `POST` sends frames, `POST` polls. */
export const HTTP_PATHS = { stream: "/live/events", speak: "/live/commands", poll: "/live/poll" } as const;

/** The body begins with the name of the transport, which is never in a URL, because logs would store it. */
const MAX_BODY = MAX_FRAME_AFTER + 1024;

interface HttpRoutes {
  /** Handles a request to one of `HTTP_PATHS`. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** @param admit returns a function that takes the transport which this request opens; null when there are too many */
export function httpRoutes(
  timers: Timers,
  admit: (request: IncomingMessage) => ((transport: Transport) => void) | null,
): HttpRoutes {
  const transports = new Map<string, HttpTransport>();

  function begin(): HttpTransport {
    const transport = new HttpTransport(timers);
    transports.set(transport.name, transport);
    transport.onClose(() => transports.delete(transport.name));
    return transport;
  }

  return {
    async serve(request, response) {
      const path = pathOf(request);
      if (path === HTTP_PATHS.stream && request.method === "GET") {
        const opened = admit(request);
        if (!opened) return end(response, 429);
        const transport = begin();
        transport.stream(response);
        opened(transport);
        return;
      }
      if ((path !== HTTP_PATHS.poll && path !== HTTP_PATHS.speak) || request.method !== "POST")
        return end(response, 404);
      const body = await read(request);
      if (body === null) return end(response, 413);
      const [name = "", ...rest] = body.split("\n");
      if (path === HTTP_PATHS.poll) {
        const existing = transports.get(name);
        if (name !== "" && !existing) return end(response, 410);
        if (existing) return existing.poll(response, Number(rest[0]) || 0);
        const opened = admit(request);
        if (!opened) return end(response, 429);
        const transport = begin();
        opened(transport);
        return transport.poll(response, null);
      }
      const transport = transports.get(name);
      if (!transport) return end(response, 410);
      transport.receive(rest.join("\n"));
      end(response, 204);
    },
  };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { "cache-control": "no-store" }).end();
}

/** The body as text, or null when it is too long or incomplete. */
async function read(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_BODY) return null;
      parts.push(part);
    }
  } catch {
    // The client has disconnected.
    return null;
  }
  return Buffer.concat(parts).toString("utf8");
}

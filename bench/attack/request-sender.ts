import { Agent, request } from "node:http";
import { connect } from "node:net";
import type { Operation } from "@lantern/contract/http";
import { type AntiForgery, fetchAntiForgery } from "../anti-forgery.ts";

export interface Sent {
  method: string;
  /** Path with query. */
  path: string;
  token?: string | undefined;
  body?: string | undefined;
  headers?: Record<string, string>;
  /** The address of this machine to send from: limits count each address separately. */
  from?: string | undefined;
}

export interface HttpResponse {
  /** 0 without a response. */
  status: number;
  text: string;
}

const PATIENCE_MS = 30_000;

/** Sends single requests and returns their responses, whatever the status. */
export class RequestSender {
  readonly port: number;
  /** What every request has; the attacks are made by a browser of its own. */
  readonly antiForgery: AntiForgery;
  // Idle connections of other addresses would block later requests.
  readonly #agent = new Agent({ keepAlive: false });
  readonly #manyAddresses: boolean;

  private constructor(port: number, antiForgery: AntiForgery, manyAddresses: boolean) {
    this.port = port;
    this.antiForgery = antiForgery;
    this.#manyAddresses = manyAddresses;
  }

  static async to(url: string): Promise<RequestSender> {
    const port = Number(new URL(url).port);
    return new RequestSender(port, await fetchAntiForgery(url), await canComeFrom("127.0.0.2", port));
  }

  /** One of some hundred loopback addresses; always the same on a machine that has only one. */
  address(nth: number): string | undefined {
    return this.#manyAddresses ? `127.0.${1 + (nth % 3)}.${1 + (nth % 200)}` : undefined;
  }

  send({ method, path, token, body, headers, from }: Sent): Promise<HttpResponse> {
    return new Promise((resolve) => {
      const sent = request({
        host: "127.0.0.1",
        port: this.port,
        method,
        path,
        agent: this.#agent,
        timeout: PATIENCE_MS,
        ...(from && { localAddress: from }),
        headers: {
          host: `localhost:${this.port}`,
          accept: "application/json",
          ...this.antiForgery,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
      });
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => resolve({ status: 0, text: "" }));
      sent.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("close", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.end(body);
    });
  }

  /** Sends a valid request for an operation. @throws Error with the operation when it does not succeed */
  async ok<T>(
    operation: Operation,
    parts: { params?: Record<string, string>; body?: unknown; token?: string } = {},
  ): Promise<T> {
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) => parts.params?.[name] ?? "");
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const { status, text } = await this.send({ method: operation.method, path, body, token: parts.token });
    if (status < 200 || status > 299)
      throw new Error(`${operation.id} responded with ${status}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function canComeFrom(localAddress: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

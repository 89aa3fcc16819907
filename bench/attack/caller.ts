import { Agent, request } from "node:http";
import { connect } from "node:net";
import type { Operation } from "@lantern/contract/http";

export interface Sent {
  method: string;
  /** With its query. */
  path: string;
  token?: string | undefined;
  body?: string | undefined;
  headers?: Record<string, string>;
  /** The address of this machine that it comes from: limits count each by itself. */
  from?: string | undefined;
}

export interface Answer {
  /** 0 when none came. */
  status: number;
  text: string;
}

const PATIENCE_MS = 30_000;

/** Sends single requests and hands back what came, whatever it is. */
export class Caller {
  readonly port: number;
  // Connections that are kept for other addresses would keep later ones waiting.
  readonly #agent = new Agent({ keepAlive: false });
  readonly #manyAddresses: boolean;

  private constructor(port: number, manyAddresses: boolean) {
    this.port = port;
    this.#manyAddresses = manyAddresses;
  }

  static async to(url: string): Promise<Caller> {
    const port = Number(new URL(url).port);
    return new Caller(port, await canComeFrom("127.0.0.2", port));
  }

  /** One of some hundred addresses of this machine; all of them the same where it has only one. */
  address(nth: number): string | undefined {
    return this.#manyAddresses ? `127.0.${1 + (nth % 3)}.${1 + (nth % 200)}` : undefined;
  }

  send({ method, path, token, body, headers, from }: Sent): Promise<Answer> {
    return new Promise((resolve) => {
      const sent = request({
        ...{ host: "127.0.0.1", port: this.port, method, path, agent: this.#agent, timeout: PATIENCE_MS },
        ...(from && { localAddress: from }),
        headers: {
          ...{ host: `localhost:${this.port}`, accept: "application/json" },
          ...{ cookie: "XSRF-TOKEN=a", "x-xsrf-token": "a" },
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
      sent.on("response", (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.on("close", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.end(body);
    });
  }

  /** Calls an operation as it is meant. @throws Error that names the call when it does not succeed */
  async call<T>(
    operation: Operation,
    parts: { params?: Record<string, string>; body?: unknown; token?: string } = {},
  ): Promise<T> {
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) => parts.params?.[name] ?? "");
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const { status, text } = await this.send({ method: operation.method, path, body, token: parts.token });
    if (status < 200 || status > 299)
      throw new Error(`${operation.id} answered ${status}: ${text.slice(0, 300)}`);
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

import { setTimeout as pause } from "node:timers/promises";
import { type AntiForgery, fetchAntiForgery } from "./anti-forgery.ts";

/** How long a killed server may take to restart. */
const RESTARTS_WITHIN_MS = 60_000;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends requests to the API as a program does: anti-forgery cookie, token, JSON. */
export class ApiClient {
  readonly #url: string;
  readonly #patient: boolean;
  #antiForgery: AntiForgery | null = null;
  token = "";

  /** @param patient repeats a request while the server is down, instead of failing at once */
  constructor(url: string, patient = false) {
    this.#url = url;
    this.#patient = patient;
  }

  /** Sends a request and returns its response, whatever the status. */
  async request(
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await this.#send(method, path, body);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  }

  /** Sends a request that must succeed. @throws Error with the request and the response */
  async ok<T = Record<string, unknown>>(method: Method, path: string, body?: unknown): Promise<T> {
    for (const until = Date.now() + RESTARTS_WITHIN_MS; ; await pause(250)) {
      try {
        const response = await this.#send(method, path, body);
        const text = await response.text();
        if (response.ok) return (text ? JSON.parse(text) : {}) as T;
        if (!this.#patient || response.status < 500 || Date.now() > until)
          throw new Rejected(`${method} ${path} responded with ${response.status}: ${text.slice(0, 300)}`);
      } catch (error) {
        if (error instanceof Rejected || !this.#patient || Date.now() > until) throw error;
      }
    }
  }

  async #send(method: Method, path: string, body: unknown): Promise<Response> {
    if (method !== "GET") this.#antiForgery ??= await fetchAntiForgery(this.#url);
    return fetch(this.#url + path, {
      method,
      headers: {
        accept: "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(method !== "GET" && this.#antiForgery),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

class Rejected extends Error {}

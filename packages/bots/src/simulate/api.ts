import { setTimeout as pause } from "node:timers/promises";

/** How long a killed server may take to come back. */
const BACK_WITHIN_MS = 60_000;

/** A program's way to the product: anti-forgery cookie, bearer, JSON. */
export class Api {
  readonly #url: string;
  readonly #patient: boolean;
  #cookie = "";
  bearer = "";

  /** @param patient repeats a call while the server is away, instead of failing at once */
  constructor(url: string, patient: boolean) {
    this.#url = url;
    this.#patient = patient;
  }

  /** Calls and expects success. @throws Error that names the call and the answer */
  async call<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> {
    for (const until = Date.now() + BACK_WITHIN_MS; ; await pause(250)) {
      try {
        const answer = await this.#once(method, path, body);
        const text = await answer.text();
        if (answer.ok) return (text ? JSON.parse(text) : null) as T;
        if (!this.#patient || answer.status < 500 || Date.now() > until)
          throw new Refused(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      } catch (error) {
        if (error instanceof Refused || !this.#patient || Date.now() > until) throw error;
      }
    }
  }

  async #once(method: string, path: string, body: unknown): Promise<Response> {
    if (method !== "GET" && !this.#cookie) await this.#antiForgery();
    return fetch(this.#url + path, {
      method,
      headers: {
        accept: "application/json",
        ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
        ...(method !== "GET" && { cookie: `XSRF-TOKEN=${this.#cookie}`, "x-xsrf-token": this.#cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async #antiForgery(): Promise<void> {
    const answer = await fetch(`${this.#url}/sanctum/csrf-cookie`);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("XSRF-TOKEN="));
    this.#cookie = cookie?.split(";")[0]?.slice("XSRF-TOKEN=".length) ?? "";
  }
}

class Refused extends Error {}

import { getIce } from "@lantern/contract/http";
import type { TokenKind } from "../../api/auth-tokens.ts";
import { call } from "../../api/client.ts";

/** Asked anew this long before the relay stops taking the old credentials. */
const EARLY_MS = 10 * 60_000;
const AGAIN_MS = 15_000;

/** Keeps the list of relays fresh for as long as a call lasts. */
export class IceServers {
  #iceServers: RTCIceServer[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Relay only: for tests and for networks where direct ways are not wanted. */
  readonly #relayOnly: boolean;
  readonly #as: TokenKind;

  /** @param as whose token asks */
  constructor(as: TokenKind, relayOnly = false) {
    this.#as = as;
    this.#relayOnly = relayOnly;
  }

  get config(): RTCConfiguration {
    return {
      iceServers: this.#iceServers,
      // Voice and picture share one path from the start: half as many places at the relay, half as many ways to try.
      bundlePolicy: "max-bundle",
      ...(this.#relayOnly && { iceTransportPolicy: "relay" as const }),
    };
  }

  /** Resolves when the first answer is there, or could not be had: direct ways work without. */
  async start(): Promise<void> {
    let wait = AGAIN_MS;
    try {
      const answer = await call(getIce, { as: this.#as });
      this.#iceServers = answer?.ice_servers ?? [];
      wait = Math.max(AGAIN_MS, Date.parse(answer?.expires_at ?? "") - Date.now() - EARLY_MS);
    } catch {
      // Asked again soon.
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), wait || AGAIN_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

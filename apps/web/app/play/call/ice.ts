import { getIce } from "@lantern/contract/endpoints/media";
import type { TokenKind } from "../../api/auth-tokens.ts";
import { request } from "../../api/request.ts";

/** Relay credentials are renewed this long before they expire, or in the middle of a shorter time. */
const EARLY_MS = 10 * 60_000;
const AGAIN_MS = 15_000;

/** Keeps relay credentials valid for the length of a call. */
export class IceServers {
  #iceServers: RTCIceServer[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Uses relays only, for tests and for networks where direct connections are unwanted. */
  readonly #relayOnly: boolean;
  readonly #as: TokenKind;

  /** @param as whose token requests the credentials */
  constructor(as: TokenKind, relayOnly = false) {
    this.#as = as;
    this.#relayOnly = relayOnly;
  }

  get config(): RTCConfiguration {
    return {
      iceServers: this.#iceServers,
      // Voice and video share one path from the start, which halves relay allocations and candidates.
      bundlePolicy: "max-bundle",
      ...(this.#relayOnly && { iceTransportPolicy: "relay" as const }),
    };
  }

  /** Resolves with the first response or the first failure. Direct connections work without relays. */
  async start(): Promise<void> {
    let wait = AGAIN_MS;
    try {
      const answer = await request(getIce, { as: this.#as });
      this.#iceServers = answer?.ice_servers ?? [];
      const left = Date.parse(answer?.expires_at ?? "") - Date.now();
      wait = Math.max(AGAIN_MS, left - EARLY_MS, left / 2);
    } catch {
      // The timer below retries.
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), wait || AGAIN_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

import type { Readable } from "node:stream";
import fastify from "fastify";
import { hasWholeHeaders, maxHeaderBytes } from "./headers-parser.ts";

/** An email that is being received. What follows its headers is received only when it is asked for. */
export class ReceivedEmail {
  readonly #maxBytes: number;
  readonly #source: AsyncIterator<Buffer>;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #isWhole = false;

  constructor(source: Readable, maxBytes: number) {
    this.#maxBytes = maxBytes;
    // A source that was destroyed could not send its response.
    this.#source = source.iterator({ destroyOnReturn: false });
  }

  /** The beginning of the email, with its headers if they have an end. */
  async beginning(): Promise<Buffer> {
    let received = Buffer.concat(this.#chunks);
    while (!this.#isWhole && received.length <= maxHeaderBytes && !hasWholeHeaders(received)) {
      await this.#receive();
      received = Buffer.concat(this.#chunks);
    }
    return received;
  }

  /** @throws the error for a body that is too large */
  async whole(): Promise<Buffer> {
    while (!this.#isWhole) await this.#receive();
    return Buffer.concat(this.#chunks);
  }

  async #receive(): Promise<void> {
    const { value, done } = await this.#source.next();
    if (done) {
      this.#isWhole = true;
      return;
    }
    this.#chunks.push(value);
    this.#bytes += value.length;
    if (this.#bytes > this.#maxBytes) throw new fastify.errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  }
}

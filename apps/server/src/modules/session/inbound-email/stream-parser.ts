import type { Readable } from "node:stream";
import fastify from "fastify";
import { endOfHeaders, maxHeaderBytes } from "./headers-parser.ts";

/** An email that is being received. What follows its headers is received only when it is asked for. */
export class ReceivedEmail {
  readonly #maxBytes: number;
  readonly #source: AsyncIterator<Buffer>;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #hasHeaders = false;
  /** The last two bytes. */
  #tail = "";
  #isWhole = false;

  constructor(source: Readable, maxBytes: number) {
    this.#maxBytes = maxBytes;
    // A source that was destroyed could not send its response.
    this.#source = source.iterator({ destroyOnReturn: false });
  }

  /** The beginning of the email, with its headers if they have an end. */
  async beginning(): Promise<Buffer> {
    while (!this.#isWhole && !this.#hasHeaders && this.#bytes <= maxHeaderBytes) await this.#receive();
    return Buffer.concat(this.#chunks);
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
    // Chunks may share the end of the headers. Each is searched once, however small they are.
    const text = this.#tail + value.toString("latin1");
    this.#hasHeaders ||= endOfHeaders.test(text);
    this.#tail = text.slice(-2);
    this.#chunks.push(value);
    this.#bytes += value.length;
    if (this.#bytes > this.#maxBytes) throw new fastify.errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  }
}

import { getConfig } from "@lantern/contract/http";
import { call } from "./api/client.ts";

const parts: Record<string, unknown> = {};
let isLocal: Promise<boolean> | null = null;

/**
 * Makes parts of the page readable for tests and curious people as `lantern.{name}`, in local mode only: among them is
 * a participant's plain token. Resolves when the server has told its mode; without an answer nothing is readable.
 */
export async function offerInLocalMode(given: Record<string, unknown>): Promise<void> {
  Object.assign(parts, given);
  isLocal ??= call(getConfig).then(
    ({ local }) => local,
    () => false,
  );
  if (await isLocal) (globalThis as { lantern?: typeof parts }).lantern = parts;
}

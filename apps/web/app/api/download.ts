import type { Endpoint } from "@lantern/contract/endpoint";
import { exchange, type LooseInput } from "./request.ts";
import { saveFile } from "./save-file.ts";

/**
 * Fetches a document of the dashboard and saves it under the file name that the server sends. A plain link would not
 * work, because the request needs the token.
 */
export async function download(
  operation: Endpoint,
  input: Pick<LooseInput, "params" | "query">,
): Promise<void> {
  const { content, name } = await exchange(operation, input, async (response) => ({
    content: await response.blob(),
    name: /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1],
  }));
  saveFile(name ?? "download", content);
}

import type { Operation } from "@lantern/contract/http";
import { exchange, type Loose } from "./client.ts";

/**
 * Fetches a document of the dashboard and saves it under the file name that the server sends. A plain link would not
 * work, because the request needs the token.
 */
export async function download(operation: Operation, input: Pick<Loose, "params" | "query">): Promise<void> {
  const { content, name } = await exchange(operation, input, async (response) => ({
    content: await response.blob(),
    name: /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1],
  }));
  save(content, name ?? "download");
}

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

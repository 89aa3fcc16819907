import type { Endpoint } from "@lantern/contract/endpoint";
import { errorFromCause } from "./error.ts";
import { NoResponse } from "./limited-fetch.ts";
import { exchange, type LooseInput } from "./request.ts";
import { saveFile } from "./save-file.ts";

type Input = Pick<LooseInput, "params" | "query" | "body">;

/**
 * Fetches a document of the dashboard and saves it under the file name that the server sends. A plain link would not
 * work, because the request needs the token.
 */
export async function download(operation: Endpoint, input: Input): Promise<void> {
  const { content, name } = await exchange(operation, input, async (response) => ({
    content: await response.blob(),
    name: nameOf(response),
  }));
  saveFile(name, content);
}

/**
 * The same for an archive that the server writes while it is sent. That can take longer than any other response, so its time
 * limit ends when it begins.
 */
export async function downloadArchive(operation: Endpoint, input: Input): Promise<void> {
  const response = await exchange(operation, input, async (begun) => begun);
  const content = await response.blob().catch((cause: unknown) => {
    throw errorFromCause(new NoResponse("offline", cause));
  });
  saveFile(nameOf(response), content);
}

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "download";

import type { Operation } from "@lantern/contract/http";
import { apiUrl } from "./base.ts";
import { bearerFor, refusedBearer } from "./bearers.ts";
import { address } from "./client.ts";
import { deadline, deadlines } from "./deadline.ts";
import { refused, unreachable } from "./error.ts";

/**
 * Fetches a document of the dashboard and hands it to the browser as a file, under the name the server gives it. It
 * is not linked to, because the call carries the token.
 */
export async function download(
  operation: Operation,
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
): Promise<void> {
  const bearer = await bearerFor("dashboard");
  const clock = deadline(deadlines.long, undefined);
  let answer: Response;
  let content: Blob;
  try {
    answer = await fetch(apiUrl(address(operation.path, input)), {
      credentials: "include",
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      signal: clock.signal,
    });
    content = await answer.blob();
  } catch (cause) {
    throw unreachable(cause, clock.passed());
  } finally {
    clock.clear();
  }
  if (!answer.ok) {
    const error = refused(
      answer.status,
      await content
        .text()
        .then(JSON.parse)
        .catch(() => undefined),
    );
    if (error.status === 401 && error.code === "UNAUTHENTICATED") refusedBearer("dashboard");
    throw error;
  }
  save(
    content,
    /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "download",
  );
}

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

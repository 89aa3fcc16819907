// @vitest-environment happy-dom
import { exportPlatformCompany } from "@lantern/contract/endpoints/platform";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadArchive } from "./download.ts";
import { timeouts } from "./timeouts.ts";

const encode = (text: string) => new TextEncoder().encode(text);
let archive: ReadableStreamDefaultController<Uint8Array> | null;
let saved: Blob[];

beforeEach(() => {
  vi.useFakeTimers();
  [archive, saved] = [null, []];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    saved.push(content as Blob);
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    if (url.startsWith("/sanctum")) {
      document.cookie = "XSRF-TOKEN=t";
      return new Response(null, { status: 204 });
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        archive = controller;
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    const headers = { "content-disposition": 'attachment; filename="northwind-data.zip"' };
    return new Response(body, { headers });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begun = () =>
  vi.waitFor(() => {
    if (!archive) throw new Error("nothing was sent");
    return archive;
  });
const start = () =>
  downloadArchive(exportPlatformCompany, { params: { id: "1" }, body: { reason: "Asked" } });

test("an archive that takes longer than the limit of requests is saved whole", async () => {
  const downloading = start();
  const sending = await begun();
  sending.enqueue(encode("PK first "));
  await vi.advanceTimersByTimeAsync(5 * timeouts.long);
  sending.enqueue(encode("PK last"));
  sending.close();
  await downloading;
  expect(await Promise.all(saved.map((file) => file.text()))).toEqual(["PK first PK last"]);
});

test("one that breaks off is not saved, and the page says that the server was not reached", async () => {
  const downloading = start();
  const outcome = expect(downloading).rejects.toMatchObject({ code: "OFFLINE" });
  const sending = await begun();
  sending.enqueue(encode("PK half"));
  sending.error(new TypeError("network error"));
  await outcome;
  expect(saved).toEqual([]);
});

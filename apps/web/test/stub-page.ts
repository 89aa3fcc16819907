import { vi } from "vitest";
import type { FakeDocument } from "./fake-document.ts";
import { memoryStorage } from "./memory-storage.ts";

/** Replaces what the stage expects of a browser, with timers that only the test moves. */
export function stubPage(document: FakeDocument): void {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
  vi.stubGlobal("addEventListener", document.addEventListener.bind(document));
  vi.stubGlobal("removeEventListener", document.removeEventListener.bind(document));
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  // Otherwise the story so far opens for those who came late.
  sessionStorage.setItem("lantern.story.t1", "1");
}

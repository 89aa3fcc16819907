// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { readWidget } from "./widget.ts";

afterEach(() => void vi.unstubAllGlobals());

function pageWith({ requests = {}, panel = false }: { requests?: Record<string, number>; panel?: boolean }) {
  vi.stubGlobal("location", new URL("https://play.example/debug/intercom"));
  document.body.innerHTML = panel ? "<aside data-help-panel></aside>" : "";
  const entries = Object.entries(requests).map(([name, startTime]) => ({ name, startTime }));
  vi.stubGlobal("performance", { getEntriesByType: () => entries });
}

test("[X02] without the widget's id the built-in panel stands in, and nothing outside is asked for", () => {
  pageWith({ requests: { "https://play.example/assets/app.js": 20 }, panel: true });
  expect(readWidget({})).toEqual({ appId: null, startedAfter: null, panel: true, others: [] });
  expect(readWidget({ intercom_app_id: null }).appId).toBeNull();
});

test("[X02] with it, whether and when its script was asked for, and by which hosts", () => {
  pageWith({
    requests: { "https://widget.intercom.io/widget/app1": 1040, "https://cdn.other.example/x": 90 },
  });
  expect(readWidget({ intercom_app_id: "app1" })).toEqual({
    appId: "app1",
    startedAfter: 1040,
    panel: false,
    others: ["widget.intercom.io", "cdn.other.example"],
  });
});

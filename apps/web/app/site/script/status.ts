import type { StatusItem, StatusReport } from "@lantern/contract/status";
import { readStatus } from "../../api/status.ts";
import { formatSinceHere } from "../../i18n/format.ts";
import { texts } from "../status/texts.ts";

const EVERY_MS = 30_000;

interface Line {
  state: "works" | "trouble" | "unknown";
  text: string;
}

/** What the page says about an item; without a report the server did not respond. */
export function lineOf(report: StatusReport | null, item: StatusItem, now: number): Line {
  if (!report) return { state: "unknown", text: texts.unknown };
  const { since } = report[item];
  return since === null
    ? { state: "works", text: texts.works }
    : { state: "trouble", text: texts.since(formatSinceHere(since, now)) };
}

/** Shows the server's report in these elements, and again every 30 seconds while the page is visible. */
export function showStatus(summary: HTMLElement): void {
  const show = async () => {
    if (document.hidden) return;
    const report = await readStatus().catch(() => null);
    const states = new Set<Line["state"]>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-status]")) {
      const { state, text } = lineOf(report, element.dataset.status as StatusItem, Date.now());
      states.add(state);
      element.dataset.state = state;
      if (element.textContent !== text) element.textContent = text;
    }
    const text =
      texts.summary[states.has("unknown") ? "unknown" : states.has("trouble") ? "faulty" : "works"];
    if (summary.textContent !== text) summary.textContent = text;
  };
  void show();
  setInterval(show, EVERY_MS);
  document.addEventListener("visibilitychange", show);
}

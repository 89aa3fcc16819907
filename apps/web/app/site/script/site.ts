/**
 * The script of the public pages. They work without it; it adds animation and current data: the animated vote, the
 * timeline's light, today's prices, search, and sending the contact form in place.
 */
import { registerTokenSource } from "../../api/auth-tokens.ts";
import { deviceStorage } from "../../api/storage.ts";
import { startHelp } from "../../help/start-help.ts";
import { closeMenus, forwardResponse, showDashboardLink, storeChosenLanguage } from "./every-page.ts";
import { nameOperator } from "./operator.ts";
import { updatePrices } from "./prices.ts";
import { openLinked, searchQuestions } from "./search.ts";
import { startShell } from "./shell.ts";
import { scrubTimeline } from "./timeline.ts";
import { animateHero } from "./vote.ts";

// The decryption code loads only for signed-in visitors, and only on pages that make requests.
registerTokenSource("dashboard", {
  token: async () =>
    deviceStorage().getItem("token") ? (await import("./stored-token.ts")).storedToken() : null,
  refused: () => {},
});
forwardResponse();
startShell();
showDashboardLink();
closeMenus();
storeChosenLanguage();
openLinked();
nameOperator();
// The error screen has one button.
if (!document.querySelector("main[data-status]")) startHelp();

/** Runs `start` on pages that contain the element. */
function on(selector: string, start: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) void start(element);
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
if (!isCalm) on(".hero", animateHero);
on(".session-timeline", scrubTimeline);
on("[data-search]", searchQuestions);

// Loaded only on the pages that need them.
on("time[data-day], time[data-long-day]", async () => (await import("./dates.ts")).localizeDays());
on("[data-chat-consent]", async (element) => (await import("./chat-consent.ts")).showConsent(element));
on("[data-status-summary]", async (element) => (await import("./status.ts")).showStatus(element));
on("form[data-contact]", async (form) => (await import("./contact.ts")).sendInPlace(form as HTMLFormElement));
const counter = document.querySelector<HTMLElement>("[data-count]");
if (counter)
  void import("./calculator.ts").then(({ startCalculator }) => updatePrices(startCalculator(counter)));
else void updatePrices();

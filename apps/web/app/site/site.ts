/**
 * The one script of the public pages. Everything on them works without it; it adds what moves and what asks the
 * server: the vote that resolves, the light along the hour, today's prices, searching, the form that stays.
 */
import { registerTokenSource } from "../api/auth-tokens.ts";
import { startHelp } from "../help/start-help.ts";
import { closeMenus, forwardResponse, greet } from "./every-page.ts";
import { nameOperator } from "./operator.ts";
import { correctPrices } from "./prices.ts";
import { openLinked, searchQuestions } from "./search.ts";
import { startShell } from "./shell.ts";
import { scrubTimeline } from "./timeline.ts";
import { enliven } from "./vote.ts";

// The token is decrypted only for those who have one, and only by pages that ask the server for something.
registerTokenSource("dashboard", {
  token: async () =>
    localStorage.getItem("token") ? (await import("./stored-token.ts")).storedToken() : null,
  refused: () => {},
});
forwardResponse();
startShell();
greet();
closeMenus();
openLinked();
void nameOperator();
startHelp();

/** Starts a part on pages that have its element. */
function on(selector: string, start: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) void start(element);
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
if (!isCalm) on(".hero", enliven);
on(".session-timeline", scrubTimeline);
on("[data-search]", searchQuestions);

// Only their own pages fetch these.
on("[data-chat-consent]", async (element) => (await import("./chat-consent.ts")).showConsent(element));
on("form[data-contact]", async (form) => (await import("./contact.ts")).sendInPlace(form));
const counter = document.querySelector<HTMLElement>("[data-count]");
if (counter) void import("./calculator.ts").then(({ countPacks }) => correctPrices(countPacks(counter)));
else void correctPrices();

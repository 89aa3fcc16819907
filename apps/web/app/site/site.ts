/**
 * The one script of the public pages. Everything on them works without it; it adds what moves and what asks the
 * server: the vote that resolves, the light along the hour, today's prices, searching, the form that stays.
 */
import { registerBearer } from "../api/bearers.ts";
import { startHelp } from "../help/start-help.ts";
import { closeMenus, greet, handOnAnswer } from "./every-page.ts";
import { scrubHour } from "./hour.ts";
import { nameOperator } from "./operator.ts";
import { correctPrices } from "./prices.ts";
import { openLinked, searchAnswers } from "./search.ts";
import { startShell } from "./shell.ts";
import { enliven } from "./vote.ts";

// The token is decrypted only for those who have one, and only by pages that ask the server for something.
registerBearer("dashboard", {
  token: async () =>
    localStorage.getItem("token") ? (await import("./stored-token.ts")).storedToken() : null,
  refused: () => {},
});
handOnAnswer();
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
on(".hour", scrubHour);
on("[data-search]", searchAnswers);

// Only their own pages fetch these.
on("[data-chat-answer]", async (place) => (await import("./chat-answer.ts")).tellAnswer(place));
on("form[data-contact]", async (form) => (await import("./contact.ts")).sendInPlace(form));
const counter = document.querySelector<HTMLElement>("[data-count]");
if (counter) void import("./calculator.ts").then(({ countPacks }) => correctPrices(countPacks(counter)));
else void correctPrices();

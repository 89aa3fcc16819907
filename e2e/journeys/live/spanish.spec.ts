/** A session in Spanish: the session decides the language; where there is none, the browser does. */
import { expect, type Page } from "@playwright/test";
import { collectTexts, englishTextsIn } from "../../fixtures/english-texts.ts";
import { type Labels, playToTheEnd } from "../../fixtures/play-by-page.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const spanish: Labels = {
  shared: /^Ya lo he (dicho|descrito)$/,
  vote: "Tu voto",
  lockVote: "Fijar mi voto",
  turnUp: /^Subir el dial [A-F]$/i,
  lock: "La cerradura",
  check: "Probar",
  giveToHall: "Dar una a Hall",
  confirmShare: "Confirmar mi parte",
  reflection: "Tu respuesta",
  submitReflection: "Enviar mi respuesta",
  toWhom: "¿A quién?",
  whichCard: "¿Qué carta?",
  give: /^Dársela a /,
  doneGiving: "Ya las he dado",
  promise: { when: "Cuando…", will: "vamos a…" },
  offer: "Proponer esta frase",
  lockPromise: "Fijarla para el equipo",
  goOn: /^(Adelante|Ya he respondido|Saltar mi pregunta|Ver el resumen)$/,
};

const language = (page: Page) => page.locator("html").getAttribute("lang");

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  return scripts;
}

test("a session in Spanish is Spanish in an English browser, from the join page to the scorecard", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house", language: "es" });
  const pages = await Promise.all(
    session.links.map(async (link) => {
      const page = await (await browser.newContext({ baseURL, locale: "en-US" })).newPage();
      const scripts = scriptsOf(page);
      const texts = await collectTexts(page);
      await page.goto(link);
      await expect(page.getByText("Te esperamos.", { exact: true })).toBeVisible();
      expect(await language(page)).toBe("es");
      await page.getByRole("button", { name: "Entrar" }).click();
      await page.waitForURL(/\/experience\/wait\//);
      return { page, texts, scripts };
    }),
  );
  for (const { page } of pages)
    await expect(page.getByRole("heading", { name: "Ya hay 2 personas" })).toBeVisible();
  for (const { scripts } of pages) {
    expect(scripts.some((script) => script.includes("Mientras esperas"))).toBe(true);
    expect(scripts.some((script) => script.includes("While you wait"))).toBe(false);
  }
  await session.start();
  await Promise.all(pages.map(({ page }) => playToTheEnd(page, 150_000, spanish)));
  for (const { page, texts } of pages) {
    await expect(page.getByRole("heading", { name: "Cómo trabajó el equipo" })).toBeVisible();
    await page.getByRole("radio", { name: "Con gusto" }).click();
    await expect(
      page.getByText("Puedes cambiar tu respuesta mientras esta página esté disponible."),
    ).toBeVisible();
    expect(await language(page)).toBe("es");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Cómo trabajó el equipo" })).toBeVisible();
    for (const text of ["Sala de espera · Lantern Hour", "Voto en silencio", "Reparto del trabajo"])
      expect(texts).toContain(text);
    expect(englishTextsIn(texts)).toEqual([]);
  }
  await session.close();
});

test("a session in English is English in a Spanish browser, which fetches no other texts", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
  const page = await (await browser.newContext({ baseURL, locale: "es-ES" })).newPage();
  const scripts = scriptsOf(page);
  const joinPage = await (await page.goto(session.links[0] ?? ""))?.text();
  expect(joinPage).toContain("Nobody else sees your address");
  expect(joinPage).not.toContain("Nadie más ve tu correo");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("heading", { name: "1 is here" })).toBeVisible();
  expect(await language(page)).toBe("en");
  expect(scripts.some((script) => script.includes("While you wait"))).toBe(true);
  expect(scripts.some((script) => script.includes("Mientras esperas"))).toBe(false);
  await session.close();
});

test("without a session the browser's language applies, and the rest of the product stays English", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const page = await (await browser.newContext({ baseURL, locale: "es-MX" })).newPage();
  const texts = await collectTexts(page);
  await page.goto("/systemCheck");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Casi listo: prueba tu micrófono y haz sonar la campana.",
  );
  await expect(page).toHaveTitle("Comprobación previa · Lantern Hour");
  expect(await language(page)).toBe("es");
  await page.goto("/experience/01990000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Aquí no hay ninguna sesión" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("No encontramos la sesión");
  expect(englishTextsIn(texts)).toEqual([]);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  expect(await language(page)).toBe("en");
});

test("a person who declines by the link of a Spanish email gets a Spanish page", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house", language: "es" });
  const page = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  const texts = await collectTexts(page);
  await page.goto(`${session.links[0]}&rsvp=no`);
  await expect(page.getByRole("heading", { name: "¿No puedes venir?" })).toBeVisible();
  await page.getByRole("button", { name: "No puedo ir" }).click();
  await expect(page.getByRole("heading", { name: "Gracias por avisar." })).toBeVisible();
  await page.getByRole("button", { name: "Al final sí puedo" }).click();
  await expect(page.getByRole("heading", { name: "Bien. Te esperamos." })).toBeVisible();
  expect(englishTextsIn(texts)).toEqual([]);
  await session.close();
});

test("messages during the load of a page are in the browser's language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "es-ES" });
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/exp/session?*", async (route) => {
    await released;
    return route.fallback();
  });
  await page.goto("/experience/0199a000-0000-7000-8000-000000000001");
  await expect(page.getByRole("status")).toHaveText("Cargando");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

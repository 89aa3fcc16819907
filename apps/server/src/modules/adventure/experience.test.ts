import * as operations from "@lantern/contract/http";
import { expect, test } from "vitest";
import { testApplication } from "../../../test/application.ts";
import { pack } from "../../../test/settings.ts";

test("[D14] anybody can list the adventures: slug, title, synopsis, locale and cover of each", async () => {
  const t = await testApplication();
  const { slug, title, synopsis, cover, openLine, guide } = pack;
  const received = {
    slug,
    title,
    synopsis,
    cover,
    open_line: openLine,
    locale: "en",
    locales: ["en"],
    minutes: 60,
    guide,
  };
  expect((await t.client()(operations.listExperiences)).body).toEqual({ items: [received], next: null });
  expect((await t.client()(operations.getExperience, { params: { slug } })).body).toEqual(received);
  expect(await t.client()(operations.getExperience, { params: { slug: "nothing" } })).toMatchObject({
    status: 404,
    body: { code: "EXPERIENCE_002" },
  });
  await t.close();
});

test("[D14] lists leave out adventures for local mode, which plays them by slug", async () => {
  const trial = { ...pack, slug: "trial", localOnly: true };
  for (const local of [true, false]) {
    const t = await testApplication({ local });
    Object.assign(t.context.adventures, {
      list: () => [trial, pack],
      demo: "",
      current: (slug: string) => [trial, pack].find((one) => one.slug === slug) ?? null,
    });
    const { body } = await t.client()(operations.listExperiences);
    expect(body).toMatchObject({ items: [{ slug: pack.slug }], next: null });
    const response = await t.client()(operations.getExperience, { params: { slug: trial.slug } });
    expect(response.status).toBe(local ? 200 : 404);
    await t.close();
  }
});

test("[L8] an adventure is described in the requested language where it is told in it", async () => {
  const t = await testApplication();
  const locales = ["en", "de"];
  const german = { ...pack, title: "Die stille Station", locale: "de", locales };
  const current = (slug: string, language?: string) =>
    slug === pack.slug ? (language === "de" ? german : { ...pack, locales }) : null;
  Object.assign(t.context.adventures, { current });
  const { slug } = pack;
  for (const [language, title, locale] of [
    ["de", german.title, "de"],
    ["es", pack.title, "en"],
    [undefined, pack.title, "en"],
  ] as const) {
    const query = language && { query: { language } };
    const { body } = await t.client()(operations.listExperiences, { ...query });
    expect(body.items).toMatchObject([{ title, locale, locales }]);
    expect((await t.client()(operations.getExperience, { params: { slug }, ...query })).body).toMatchObject({
      title,
      locale,
    });
  }
  await t.close();
});

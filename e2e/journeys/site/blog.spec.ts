/** The blog, and the metadata of every public page for sharing and indexing. */
import { expect } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { texts as blogTexts } from "../../../apps/web/app/site/blog/texts.ts";
import { sampled } from "../../../scripts/lib/sample.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

test("[R11, R12] the blog lists its posts; each has its title as heading, a missing one is 404", async ({
  page,
}) => {
  expect((await page.goto("/blog"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  const links = page.locator("[data-posts] a");
  const posts = await links.evaluateAll((elements) =>
    elements.map((link) => ({ path: link.getAttribute("href") ?? "", title: link.textContent ?? "" })),
  );
  expect(posts.length).toBeGreaterThanOrEqual(6);
  for (const { path, title } of posts) {
    expect(path).toMatch(/^\/blog\/[\w-]+$/);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('[data-layout="home"]')).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(like(blogTexts.minutes)).first()).toBeVisible();
  }
  expect((await page.goto("/blog/no-such-post"))?.status()).toBe(404);
  await expect(page.getByText(errorsTexts.screen.pageNotFound("/blog/no-such-post"))).toBeVisible();
});

test("the feed lists every post with its full address", async ({ page, baseURL }) => {
  await page.goto("/blog");
  const count = await page.locator("[data-posts] a").count();
  const feed = await page.request.get("/blog/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/atom+xml");
  const links = [...(await feed.text()).matchAll(/<entry>[\s\S]*?<link href="([^"]+)"/g)].map(
    ([, url]) => url,
  );
  expect(links).toHaveLength(count);
  for (const link of links) expect((await page.request.get(String(link))).url()).toContain(String(baseURL));
});

test("[T28–T33] every public page has its icons, theme colors and share card", async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const map = await (await page.request.get("/sitemap.xml")).text();
  const documents = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(String(url)).pathname);
  expect(documents).toEqual(expect.arrayContaining(["/", "/pricing", "/faq", "/blog", "/contact"]));
  const sizes = new Map<string, number[]>();
  const opened = sampled(documents, 4);
  for (const path of opened) {
    await page.goto(path);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute("content");
    for (const name of ["og:title", "og:description", "twitter:title", "twitter:description"])
      expect(await content(name), `${path} ${name}`).toBeTruthy();
    expect(await content("twitter:card"), path).toBe("summary_large_image");
    expect([await content("og:image:width"), await content("og:image:height")]).toEqual(["1200", "630"]);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href"), path).toBe(`${baseURL}${path}`);
    const image = String(await content("og:image"));
    expect(image, path).toContain(`${baseURL}/share/`);
    if (!sizes.has(image))
      sizes.set(
        image,
        await page.evaluate(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }, image),
      );
    expect(sizes.get(image), image).toEqual([1200, 630]);
  }
  // The languages of a page share its picture.
  expect(sizes.size).toBe(new Set(opened.map((path) => path.replace(/^\/(es|de)(?=\/|$)/, "") || "/")).size);

  const icon = await page.locator('link[rel="icon"]').first().getAttribute("href");
  expect((await page.request.get(String(icon))).status()).toBe(200);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const size = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, String(touch));
  expect(size).toEqual([180, 180]);
  const themeColor = (scheme: string) =>
    page.locator(`meta[name="theme-color"][media*="${scheme}"]`).getAttribute("content");
  expect([await themeColor("light"), await themeColor("dark")]).toEqual(["#ffffff", "#111827"]);
});

test("[T34] the home page promises collaboration, decisions and connection in one hour", async ({ page }) => {
  await page.goto("/");
  const description = await page.locator('meta[name="description"]').getAttribute("content");
  const promise = `${await page.title()} ${description}`.toLowerCase();
  for (const idea of ["real-time collaboration", "gamified decisions", "meaningful connection", "one hour"])
    expect(promise).toContain(idea);
});

test("[T27] within the dashboard only the page changes and the layout stays", async ({ page }) => {
  await signInToDashboard(page, await ownerByApi(String(test.info().project.use.baseURL)));
  await expect(page.getByRole("main")).toHaveCount(1);
  const root = '[data-layout="dashboard"]';
  const layout = page.locator(`${root}, ${root} :is(main, nav, header, footer):not(main *)`);
  const count = await layout.evaluateAll((nodes) => {
    for (const node of nodes) node.setAttribute("data-seen", "yes");
    return nodes.length;
  });
  expect(count).toBeGreaterThan(4);
  await page.getByRole("link", { name: names.sessions }).first().click();
  await page.waitForURL("**/dashboard/sessions");
  await expect(page.getByRole("heading", { level: 1, name: names.sessions })).toBeVisible();
  await expect(page.locator('[data-seen="yes"]')).toHaveCount(count);
});

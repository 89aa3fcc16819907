/** Takes screenshots of every page of the dashboard into `screens/`. */
import { test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { playSession } from "../fixtures/play.ts";
import { open, take, VARIANTS } from "./take.ts";

const PAGES = [
  ...[
    "home",
    "sessions",
    "createSession",
    "createSeries",
    "series",
    "story",
    "participants",
    "createConsumer",
    "insights",
    "works-council",
  ],
  ...["team", "settings", "audit", "checkout", "billing", "profile"],
].map((part) => `/dashboard/${part}`);

/** Pages of one item: a session before and after it was played, a participant. */
let single: string[];

test.beforeAll(async ({ baseURL }) => {
  const played = await playSession(baseURL as string, 8, 2);
  const api = await Api.open(baseURL as string);
  await api.signIn(demoOwner.email, demoOwner.password);
  const first = async (path: string) =>
    ((await api.ok("GET", path)) as { items: { id: string }[] }).items[0]?.id;
  const planned = `/dashboard/sessions/${await first("/api/session?status=confirmed")}`;
  single = [
    ...["", "?tab=teams", "?tab=mails"].map((tab) => planned + tab),
    `/dashboard/sessions/${played}/report`,
    `/dashboard/participants/${await first("/api/consumer")}`,
    "/password-change",
  ];
  await api.close();
});

for (const variant of VARIANTS)
  test(`dashboard, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    await signInAsOwner(page);
    for (const path of [...PAGES, ...single]) await take(page, path, variant);
    await page.context().close();
  });

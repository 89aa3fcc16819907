/**
 * Somebody who gets only the accessibility tree and presses keys plays an act with simulated teammates. `npm run
 * verify:access` plays whole sessions.
 */
import { expect } from "@playwright/test";
import { byRole } from "../../fixtures/blind-participant/ax-tree.ts";
import { openBlindSession } from "../../fixtures/blind-participant/session.ts";
import { test } from "../../fixtures/test.ts";

test("without sight, sound and mouse: an act is played by roles, names and announcements", async ({
  browser,
  baseURL,
}) => {
  const blind = await openBlindSession(browser, {
    baseURL: baseURL as string,
    people: 4,
    experience: "the-quiet-station",
    speed: 24,
    motion: "no-preference",
  });
  await blind.session.start();
  const host = await blind.session.host();
  await host.skipTo("briefing");
  host.close();
  const [teammate] = blind.team.clients;
  const act = () => (teammate?.snapshot?.view.stage === "play" ? teammate.snapshot.view.act.index : 0);
  expect(await blind.participant.playUntil(() => act() > 1, 120_000)).toBe(true);
  const verdict = await blind.verdict();
  expect(verdict.required).toBeGreaterThan(5);
  expect(verdict.faults).toEqual([]);
  expect(blind.participant.deeds.length).toBeGreaterThan(3);
  expect(byRole(await blind.participant.tree(), "heading")).not.toEqual([]);
  await blind.close();
});

import type { Snapshot } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { film } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { isFilm, matesOf } from "./team-call.ts";

const snapshotOf = (view: unknown): Snapshot => ({ view, privateView: null, directory: {} }) as Snapshot;

test("teammates who keep their seat are in the call, watching or not, and nobody is before the session", () => {
  const view = teamView(film);
  const [me, here, reconnecting, away, observer] = view.people.map(({ seat }) => seat);
  const presence = { [`${reconnecting}`]: "dropped", [`${away}`]: "away" } as const;
  const people = view.people.map((one) => ({
    ...one,
    presence: presence[one.seat] ?? "here",
    observer: one.seat === observer,
  }));
  const mates = matesOf(snapshotOf({ ...view, people }), me ?? "");
  expect(mates).toEqual(expect.arrayContaining([here, reconnecting, observer]));
  expect(mates).not.toContain(me);
  expect(mates).not.toContain(away);
  expect(matesOf(snapshotOf({ stage: "lobby", people }), me ?? "")).toEqual([]);
  expect(matesOf(snapshotOf({ ...view, people }), null)).toEqual([]);
});

test("microphones are muted exactly while a film runs", () => {
  expect(isFilm(snapshotOf(teamView(film)))).toBe(true);
  expect(isFilm(snapshotOf(teamView({ ...film, step: "outcome" })))).toBe(false);
  expect(isFilm(snapshotOf({ stage: "lobby" }))).toBe(false);
  expect(isFilm(null)).toBe(false);
});

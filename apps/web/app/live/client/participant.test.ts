import { expect, test } from "vitest";
import { info, NOW } from "../fixtures/people.ts";
import { room } from "../fixtures/room.ts";
import { film } from "../fixtures/story-scenes.ts";
import type { Access } from "./access.ts";
import { type LiveState, nothingYet } from "./live-state.ts";
import { participantState } from "./participant.ts";

const entry: Access = {
  user: null,
  token: "tok",
  dataPackage: null,
  isLoggedIn: true,
  leaveMeeting: false,
  credentials: null,
  problem: null,
};
const at = (view: ReturnType<typeof room> | null): LiveState =>
  ({
    ...nothingYet,
    link: "open",
    welcome: { session: { rehearsal: false }, experience: info },
    snapshot: view && { room: view, mine: null, directory: { people: {}, texts: {} } },
  }) as LiveState;

test("[P11] before the hour all times and flags are zero or false", () => {
  expect(participantState(entry, at(null), NOW, 0)).toMatchObject({
    playerCurrentTime: 0,
    experiencePathOrder: 0,
    experienceTimeLeft: 0,
    isEnded: false,
    leaveMeeting: false,
    joinBreakoutRoom: false,
    shouldMuteVideo: false,
  });
});

test("[P16][P17][P18][P24][P25] during a film time runs, and microphones rest", () => {
  const state = participantState(entry, at(room(film)), NOW, 12.5);
  expect(state).toMatchObject({
    playerCurrentTime: 12.5,
    experiencePathOrder: 4,
    experienceTimeLeft: 2940,
    experienceEndTime: NOW + 2_940_000,
    joinBreakoutRoom: true,
    shouldMuteVideo: true,
  });
});

test("[P20] the address of the film is there for the film's length, and empty otherwise", () => {
  const shown = { ...film, hls: "film/o1/master.m3u8" } as typeof film;
  expect(participantState(entry, at(room(shown)), NOW, 0).currentUrlHls).toBe(
    "/content/the-quiet-station/film/o1/master.m3u8",
  );
  const after = { ...shown, step: "outcome" } as typeof film;
  expect(participantState(entry, at(room(after)), NOW, 0).currentUrlHls).toBe("");
  expect(participantState(entry, at(room(film)), NOW, 0).currentUrlHls).toBe("");
});

test("[P21][P22] the end opens the scorecard", () => {
  const over = { stage: "over", scorecard: true, clock: { ...room(film).clock, phase: "ended" } };
  const state = participantState(entry, at(over as never), NOW, 0);
  expect(state).toMatchObject({
    getScorecard: true,
    isEnded: true,
    experienceTimeLeft: 0,
    shouldMuteVideo: false,
  });
});

test("[P24] in a rehearsal, which is played alone, there is no call to be in", () => {
  const live = at(room(film));
  const alone = { ...live, welcome: { session: { rehearsal: true }, experience: info } } as LiveState;
  expect(participantState(entry, live, NOW, 0).joinBreakoutRoom).toBe(true);
  expect(participantState(entry, alone, NOW, 0).joinBreakoutRoom).toBe(false);
});

test("[P26] the room's address is known when the session's media kind is daily, and empty otherwise", () => {
  const address = "https://northwind.daily.example/hour";
  const roomOf = (kind: "mesh" | "daily") => {
    const dataPackage = { media: { kind, customDailyRoomUrl: address } } as Access["dataPackage"];
    return participantState({ ...entry, dataPackage }, at(null), NOW, 0).customDailyRoomUrl;
  };
  expect(roomOf("daily")).toBe(address);
  expect(roomOf("mesh")).toBe("");
  expect(participantState(entry, at(null), NOW, 0).customDailyRoomUrl).toBe("");
});

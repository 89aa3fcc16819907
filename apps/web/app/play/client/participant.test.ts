import { initialLiveState, LiveClient, type LiveState } from "@lantern/live-client";
import { expect, test, vi } from "vitest";
import { type Access, access } from "../../api/participant/access.ts";
import type { ParticipantState } from "../../api/participant/participant-state.ts";
import { info, NOW } from "../fixtures/people.ts";
import { film } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { current } from "./current-client.ts";
import { participantState, publishParticipant } from "./participant.ts";

interface Offered {
  participant: { state: ParticipantState; reset: () => void };
}
const offered = vi.hoisted(() => vi.fn<(given: Offered) => void>());
vi.mock("../../api/test-object.ts", () => ({ offerToTests: offered }));

const entry: Access = {
  user: null,
  token: "tok",
  dataPackage: null,
  isLoggedIn: true,
  leaveMeeting: false,
  credentials: null,
  problem: null,
};
const at = (view: ReturnType<typeof teamView> | null): LiveState =>
  ({
    ...initialLiveState,
    link: "open",
    welcome: { session: { rehearsal: false }, experience: info },
    snapshot: view && { view: view, privateView: null, directory: { people: {}, texts: {} } },
  }) as LiveState;

test("[P11] before the session all times and flags are zero or false", () => {
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

test("[P11] a reset in the midst of a film closes the connection and puts times, flags and sign-in back", async () => {
  const nothing = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("sessionStorage", nothing);
  publishParticipant();
  const { participant } = offered.mock.lastCall![0];
  const close = vi.fn();
  const openSocket = () => ({ send: vi.fn(), close, addEventListener: vi.fn() });
  const client = new LiveClient({ token: "tok", browser: "b", openSocket });
  client.store.set(at(teamView(film)));
  current.set({ client, token: "tok" });
  access.set({
    ...entry,
    leaveMeeting: true,
    credentials: { email: "a@b.example", sessionId: "s", secret: "x" },
  });
  const { state } = participant;
  expect(state).toMatchObject({ experiencePathOrder: 4, joinBreakoutRoom: true, shouldMuteVideo: true });
  expect(state).toMatchObject({ isLoggedIn: true, leaveMeeting: true, experienceEndTime: NOW + 2_940_000 });

  participant.reset();
  expect(participant.state).toEqual({
    playerCurrentTime: 0,
    experiencePathOrder: 0,
    experienceTimeLeft: 0,
    experienceEndTime: null,
    isEnded: false,
    leaveMeeting: false,
    joinBreakoutRoom: false,
    shouldMuteVideo: false,
    currentUrlHls: "",
    getScorecard: false,
    customDailyRoomUrl: "",
    user: null,
    token: "",
    dataPackage: null,
    isLoggedIn: false,
    credentials: null,
  });
  expect(close).toHaveBeenCalled();
  expect(nothing.removeItem).toHaveBeenCalledWith("experience_token");
  vi.unstubAllGlobals();
});

test("[P16][P17][P18][P24][P25] during a film time runs, and microphones are muted", () => {
  const state = participantState(entry, at(teamView(film)), NOW, 12.5);
  expect(state).toMatchObject({
    playerCurrentTime: 12.5,
    experiencePathOrder: 4,
    experienceTimeLeft: 2940,
    experienceEndTime: NOW + 2_940_000,
    joinBreakoutRoom: true,
    shouldMuteVideo: true,
  });
});

test("[P18] the time left falls with the clock, second by second, and ends at zero", () => {
  const leftAfter = (ms: number) =>
    participantState(entry, at(teamView(film)), NOW + ms, 0).experienceTimeLeft;
  expect([0, 1000, 60_000, 2_939_000].map(leftAfter)).toEqual([2940, 2939, 2880, 1]);
  expect([2_940_000, 3_000_000].map(leftAfter)).toEqual([0, 0]);
});

test("[P20] the address of the film is there for the film's length, and empty otherwise", () => {
  const withClip = { ...film, hls: "film/o1/master.m3u8" };
  expect(participantState(entry, at(teamView(withClip)), NOW, 0).currentUrlHls).toBe(
    "/content/the-quiet-station/film/o1/master.m3u8",
  );
  const after = { ...withClip, step: "outcome" as const };
  expect(participantState(entry, at(teamView(after)), NOW, 0).currentUrlHls).toBe("");
  expect(participantState(entry, at(teamView(film)), NOW, 0).currentUrlHls).toBe("");
});

test("[P21][P22] the end opens the scorecard", () => {
  const over = { stage: "over", scorecard: true, clock: { ...teamView(film).clock, phase: "ended" } };
  const state = participantState(entry, at(over as never), NOW, 0);
  expect(state).toMatchObject({
    getScorecard: true,
    isEnded: true,
    experienceTimeLeft: 0,
    shouldMuteVideo: false,
  });
});

test("[P21] before the end, and until the scorecard is made, it may not be fetched", () => {
  const scorecard = (view: ReturnType<typeof teamView> | null) =>
    participantState(entry, at(view), NOW, 0).getScorecard;
  const over = { stage: "over", scorecard: false, clock: { ...teamView(film).clock, phase: "ended" } };
  expect([scorecard(null), scorecard(teamView(film)), scorecard(over as never)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("[P21] opened after the end, without a connection, the session's own data sets the flag", () => {
  const flagOf = (status: "live" | "completed") => {
    const dataPackage = { session: { status } } as Access["dataPackage"];
    return participantState({ ...entry, dataPackage }, at(null), NOW, 0).getScorecard;
  };
  expect(flagOf("live")).toBe(false);
  expect(flagOf("completed")).toBe(true);
  // The session ended before the team had played, and the connection knows that.
  const over = { stage: "over", scorecard: false, clock: { ...teamView(film).clock, phase: "ended" } };
  const dataPackage = { session: { status: "completed" } } as Access["dataPackage"];
  expect(participantState({ ...entry, dataPackage }, at(over as never), NOW, 0).getScorecard).toBe(false);
});

test("[P24] in a rehearsal, which is played alone, there is no call", () => {
  const live = at(teamView(film));
  const alone = { ...live, welcome: { session: { rehearsal: true }, experience: info } } as LiveState;
  expect(participantState(entry, live, NOW, 0).joinBreakoutRoom).toBe(true);
  expect(participantState(entry, alone, NOW, 0).joinBreakoutRoom).toBe(false);
});

test("[P26] the room's address is set when the session's media kind is daily, and empty otherwise", () => {
  const address = "https://northwind.daily.example/hour";
  const addressOf = (kind: "mesh" | "daily") => {
    const session = { status: "confirmed" };
    const dataPackage = { session, media: { kind, customDailyRoomUrl: address } } as Access["dataPackage"];
    return participantState({ ...entry, dataPackage }, at(null), NOW, 0).customDailyRoomUrl;
  };
  expect(addressOf("daily")).toBe(address);
  expect(addressOf("mesh")).toBe("");
  expect(participantState(entry, at(null), NOW, 0).customDailyRoomUrl).toBe("");
});

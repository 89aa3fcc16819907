import { CHAT_MAX } from "@lantern/contract/live";
import type { Chance } from "./chance.ts";
import type { Page } from "./page.ts";
import type { InvalidFrame } from "./plan.ts";
import { BINARY } from "./wire.ts";

/** What invalid frames refer to: the seats of others, and a scene that is over. */
export interface OtherPeople {
  seats: string[];
  pastScene: string;
}

const CALL = { s: "hello", peerSessionId: "made-up", mic: true, cam: false } as const;

/** Texts that no storage may be asked to hold. */
const UNSTORABLE = {
  "surrogate-text": "half a lantern: \ud83c",
  "nul-text": "an end\u0000and more",
  "long-text": "x".repeat(CHAT_MAX + 1),
} as const;

/**
 * Sends frames that no page of this build sends. None of them may change anything that does not belong to the sender.
 */
export function sendInvalidFrame(
  invalid: InvalidFrame,
  page: Page,
  chance: Chance,
  { seats, pastScene }: OtherPeople,
): void {
  const view = page.snapshot?.view;
  const scene = view?.stage === "play" ? view.scene : null;
  const seat = seats.length > 0 ? chance.pick(seats) : "s1";
  const id = chance.uuid();
  const frame = (value: object) => page.sendRaw(JSON.stringify(value));
  const command = (c: object, more: object = {}) => page.request(id, { t: "cmd", id, ...more, c }, true);
  const here = scene ? { scene: scene.id } : {};
  switch (invalid) {
    case "broken":
      page.sendRaw('{"t":"cmd","id":');
      return;
    case "binary":
      page.sendRaw(BINARY);
      return;
    case "unknown-frame":
      frame({ t: "admin", grant: "all" });
      return;
    case "unknown-command":
      page.invalid.add(id);
      frame({ t: "cmd", id, c: { type: "win" } });
      return;
    case "older-build":
      frame({ type: "command", commandId: id, command: { type: "ready" } });
      return;
    case "without-id":
      frame({ t: "cmd", c: { type: "ready" } });
      return;
    case "wrong-types":
      page.invalid.add(id);
      frame({ t: "cmd", id, c: { type: "place", need: 7, count: "all" } });
      return;
    case "second-hello":
      frame({ t: "hello", token: "{}", browser: "another" });
      return;
    case "another-seat":
      return void command({ type: "ready", seat }, here);
    case "other-scene":
      return void command({ type: "ready" }, { scene: "nowhere" });
    case "past-scene":
      return void command({ type: "ready" }, { scene: pastScene });
    case "another-card":
      return void command({ type: "share", card: `roles.${chance.between(1, 6)}` });
    case "self-kudos":
      return void command({ type: "kudos", to: page.seat ?? "", card: "heard", text: null }, here);
    case "strange-kudos":
      return void command({ type: "kudos", to: "s99", card: "nothing", text: null }, here);
    case "as-host":
      return void page.request(id, { t: "host", id, c: { type: "end" } }, true);
    case "flood":
      for (let count = 0; count < 45; count++) page.play({ type: "ready" }, "nowhere");
      return;
    case "huge":
      frame({ t: "cmd", id, c: { type: "chat", text: "x".repeat(70_000) } });
      return;
    case "surrogate-text":
    case "nul-text":
    case "long-text":
      page.invalid.add(id);
      frame({ t: "cmd", id, c: { type: "chat", text: UNSTORABLE[invalid] } });
      return;
    case "signal-elsewhere":
      frame({ t: "signal", to: seat, d: CALL });
      return;
    case "report-unknown":
      return void page.request(id, { t: "report", id, text: "0123456789abcdef" }, true);
    case "voice":
      for (let count = 0; count < 5; count++) frame({ t: "voice", seconds: 10 });
      return;
    case "reactions":
      for (let count = 0; count < 12; count++) frame({ t: "react", r: "wave" });
      return;
    case "old-vote":
      // A page of an older build names no scene.
      if (scene?.kind === "decision" && scene.options[0])
        command({ type: "vote", option: scene.options[0].id });
  }
}

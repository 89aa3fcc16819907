import { type CheckItem, getIce } from "@lantern/contract/http";
import { liveUrl } from "../../api/base.ts";
import { call } from "../../api/client.ts";
import { t } from "../../i18n/index.ts";
import { autoplay, browserIsAble, storageWorks } from "./checks.ts";
import { probeLine } from "./line-probe.ts";
import { loopback } from "./loopback.ts";

const words = t.live.check;

/** What one part came to. `null`: not looked at, and why. `note`: works, but there is something to know. */
export interface Result {
  pass: boolean | null;
  text: string;
  note?: boolean;
}
export type Results = Partial<Record<CheckItem, Result>>;

/** More than this, ms, and somebody would wonder about the times on their screen. */
const CLOCK_MS = 2000;

async function line(): Promise<Results> {
  const ways = await probeLine(liveUrl());
  const [best] = ways;
  if (!best) {
    const clock = { pass: null, text: words.clockUnknown };
    return { realtime: { pass: false, text: words.realtimeBad }, clock };
  }
  const off = Math.abs(best.offset) > CLOCK_MS;
  return {
    realtime: {
      pass: true,
      text: words.realtimeOk[best.transport](Math.round(best.trip)),
      note: best.transport !== "socket",
    },
    clock: {
      pass: !off,
      text: off ? words.clockOff(Math.round(Math.abs(best.offset) / 1000)) : words.clockOk,
      note: off,
    },
  };
}

async function direct(): Promise<Results> {
  const ms = await loopback({});
  return {
    direct: ms === null ? { pass: false, text: words.directBad } : { pass: true, text: words.directOk },
  };
}

/** @param known whether somebody is signed in: the relay gives credentials to participants only. */
async function relay(known: boolean): Promise<Results> {
  if (!known) return { relay: { pass: null, text: words.relayUnknown } };
  const { ice_servers: servers } = await call(getIce, { as: "participant" }).catch(() => ({
    ice_servers: [],
  }));
  if (servers.length === 0) return { relay: { pass: null, text: words.relayNone } };
  const ms = await loopback({ iceServers: servers, iceTransportPolicy: "relay" });
  return {
    relay:
      ms === null
        ? { pass: false, text: words.relayBad }
        : { pass: true, text: words.relayOk(Math.round(ms)) },
  };
}

async function sound(): Promise<Results> {
  const how = await autoplay();
  return { autoplay: { pass: how !== "none", text: words.autoplayHow[how], note: how === "after-click" } };
}

/** Everything that can be looked at without asking for anything; each outcome is told when it is there. */
export async function lookAround(known: Promise<boolean>, tell: (found: Results) => void): Promise<void> {
  const [browser, storage] = [browserIsAble(), storageWorks()];
  tell({
    browser: { pass: browser, text: browser ? words.browserOk : words.browserBad },
    storage: { pass: storage, text: storage ? words.storageOk : words.storageBad },
  });
  await Promise.all([line(), direct(), known.then(relay), sound()].map((look) => look.then(tell)));
}

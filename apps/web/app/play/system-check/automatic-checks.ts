import type { CheckItem } from "@lantern/contract/choices";
import { getIce } from "@lantern/contract/endpoints/media";
import { liveUrl } from "../../api/base.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { autoplay, browserIsAble, storageWorks } from "./checks.ts";
import { probeTransports } from "./connection-probe.ts";
import { loopback } from "./loopback.ts";

const texts = () => t.systemCheck();

/** Result of one check. `null`: not checked, and why. `note`: works, with something to know. */
export interface Result {
  pass: boolean | null;
  text: string;
  note?: boolean;
}
export type Results = Partial<Record<CheckItem, Result>>;

/** Beyond this, ms, people would notice wrong times on their screen. */
const CLOCK_MS = 2000;

async function checkConnection(): Promise<Results> {
  const working = await probeTransports(liveUrl());
  const [best] = working;
  if (!best) {
    const clock = { pass: null, text: texts().clockUnknown };
    return { realtime: { pass: false, text: texts().realtimeBad }, clock };
  }
  const off = Math.abs(best.offset) > CLOCK_MS;
  return {
    realtime: {
      pass: true,
      text: texts().realtimeOk[best.transport](Math.round(best.trip)),
      note: best.transport !== "socket",
    },
    clock: {
      pass: !off,
      text: off ? texts().clockOff(Math.round(Math.abs(best.offset) / 1000)) : texts().clockOk,
      note: off,
    },
  };
}

async function direct(): Promise<Results> {
  const ms = await loopback({});
  return {
    direct: ms === null ? { pass: false, text: texts().directBad } : { pass: true, text: texts().directOk },
  };
}

/** @param signedIn whether somebody is signed in: only participants get credentials */
async function checkRelay(signedIn: boolean): Promise<Results> {
  if (!signedIn) return { relay: { pass: null, text: texts().relayUnknown } };
  const { relay, ice_servers: servers } = await request(getIce, { as: "participant" }).catch(() => ({
    relay: "later" as const,
    ice_servers: [],
  }));
  if (relay !== "granted") return { relay: { pass: null, text: texts().relayWithout[relay] } };
  const ms = await loopback({ iceServers: servers, iceTransportPolicy: "relay" });
  return {
    relay:
      ms === null
        ? { pass: false, text: texts().relayBad }
        : { pass: true, text: texts().relayOk(Math.round(ms)) },
  };
}

async function sound(): Promise<Results> {
  const how = await autoplay();
  return { autoplay: { pass: how !== "none", text: texts().autoplayHow[how], note: how === "after-click" } };
}

/** Runs every check that needs no permission, and reports each result as it arrives. */
export async function runAutomaticChecks(
  signedIn: Promise<boolean>,
  onResults: (results: Results) => void,
): Promise<void> {
  const [browser, storage] = [browserIsAble(), storageWorks()];
  onResults({
    browser: { pass: browser, text: browser ? texts().browserOk : texts().browserBad },
    storage: { pass: storage, text: storage ? texts().storageOk : texts().storageBad },
  });
  await Promise.all(
    [checkConnection(), direct(), signedIn.then(checkRelay), sound()].map((check) => check.then(onResults)),
  );
}

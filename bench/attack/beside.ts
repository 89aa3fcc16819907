/**
 * A session of 60 people, in turn without and with strangers who send 60 of the most expensive messages a second. Compared
 * is the time until a command is acknowledged.
 */
import WebSocket from "ws";
import { Crowds } from "../load/crowds.ts";
import { makeSessions } from "../load/sessions.ts";
import { percentile } from "../percentile.ts";
import type { Company } from "./company.ts";
import type { Findings } from "./findings.ts";
import type { RequestSender, Sent } from "./request-sender.ts";

const PEOPLE = 60;
/** Commands of each person. */
const PER_MINUTE = 12;
const SEGMENT_MS = 20_000;
/** Pairs of segments, one without the strangers and one with them. */
const PAIRS = 4;
const MESSAGES_PER_SECOND = 60;
const STRANGERS = 8;
/** The 99th percentile with the strangers is at most this many times the one without. */
const MOST = 2;

/** What the email server passes on. */
export const INBOUND = { address: "answers@lantern.example", secret: "of the email server, for an attack" };

const calendar = (lines: string[]) =>
  [
    "From: somebody@attack.example",
    `To: answers+r${"a".repeat(52)}@lantern.example`,
    "Subject: Accepted",
    "MIME-Version: 1.0",
    "Content-Type: text/calendar; method=REPLY; charset=utf-8",
    "",
    "BEGIN:VCALENDAR",
    ...lines,
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** A time zone that changes its clocks every second since the year 1. */
const endlessZone = calendar([
  "BEGIN:VTIMEZONE",
  "TZID:x",
  "BEGIN:STANDARD",
  "DTSTART:00010101T000000",
  "RRULE:FREQ=SECONDLY",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0100",
  "END:STANDARD",
  "END:VTIMEZONE",
  "BEGIN:VEVENT",
  "UID:x",
  "DTSTAMP;TZID=x:20261128T120000",
  "END:VEVENT",
]);
const emptyLines = [
  "From: somebody@attack.example",
  `To: answers+r${"a".repeat(52)}@lantern.example`,
  "MIME-Version: 1.0",
  "Content-Type: text/html; charset=utf-8",
  "",
  "\r\n".repeat(450_000),
].join("\r\n");

/** The most expensive messages that attacks have found, as a stranger and as somebody with a company of their own. */
function worst(token: string): Omit<Sent, "from">[] {
  const json = (method: string, path: string, body: string): Omit<Sent, "from"> => ({
    method,
    path,
    body,
    token,
  });
  const email = (body: string): Omit<Sent, "from"> => ({
    method: "POST",
    path: "/api/inbound-email",
    body,
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${INBOUND.secret}` },
  });
  return [
    { method: "GET", path: `/${"a".repeat(15_000)}` },
    { method: "GET", path: `/api/nothing?q=${"a@".repeat(3900)}` },
    json("POST", "/api/company/webhooks", `{"url":"https://a.example","events":[${"{},".repeat(20_000)}{}]}`),
    json("POST", "/api/login", '{"email":"somebody@attack.example","password":"a wrong password"}'),
    json("POST", "/api/consumer/import", JSON.stringify({ text: ",".repeat(1_000_000) })),
    json("POST", "/api/consumer/import", JSON.stringify({ text: "a b c@".repeat(60_000) })),
    json("POST", "/api/contact", JSON.stringify({ name: "\ud800", message: "a ".repeat(30_000) })),
    json("GET", `/api/consumer?search=${"%25_".repeat(900)}`, ""),
    email(endlessZone),
    email(emptyLines),
  ].map(({ body, ...rest }) => ({ ...rest, ...(body ? { body } : {}) }));
}

export interface Beside {
  /** The 99th percentile of the time until a command is acknowledged, ms. */
  alone: number;
  beside: number;
  sent: number;
}

/** Plays the segments in turn, so that a change of the machine's speed meets both kinds. */
export async function besideStrangers(
  sender: RequestSender,
  stranger: Company,
  findings: Findings,
): Promise<Beside> {
  const crowds = new Crowds(1);
  try {
    const url = `http://localhost:${sender.port}`;
    const sessions = await makeSessions(url, [PEOPLE]);
    const live = `ws://127.0.0.1:${sender.port}/live`;
    await crowds.connect("people", live, sessions.early);
    await sessions.start();
    await crowds.connect("people", live, sessions.late);
    const [alone, beside]: [number[], number[]] = [[], []];
    let sent = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      alone.push(...(await crowds.play("people", SEGMENT_MS, PER_MINUTE)).acked);
      const attack = startAttack(sender, worst(stranger.owner), findings);
      beside.push(...(await crowds.play("people", SEGMENT_MS, PER_MINUTE)).acked);
      sent += await attack.stop();
    }
    await sessions.end();
    const result = { alone: percentile(alone, 0.99) ?? 0, beside: percentile(beside, 0.99) ?? 0, sent };
    if (result.beside > MOST * result.alone)
      findings.fault(
        `commands took ${result.beside} ms (p99) beside strangers, ${result.alone} ms without them`,
      );
    return result;
  } finally {
    crowds.end();
  }
}

/** Sends without waiting for responses. Its end waits for them. */
function startAttack(
  sender: RequestSender,
  kinds: readonly Omit<Sent, "from">[],
  findings: Findings,
): { stop(): Promise<number> } {
  const open = new Set<Promise<void>>();
  let sent = 0;
  const timer = setInterval(() => {
    const from = sender.address(40 + (sent % STRANGERS));
    const turn = sent % (kinds.length + 1);
    sent += 1;
    const kind = kinds[turn];
    const response = kind
      ? sender.send({ ...kind, from }).then(({ status, text }) => {
          // A message that the limits refuse is answered, and nothing ends without an answer.
          findings.check(`${kind.method} ${kind.path.slice(0, 40)} beside a session`, { status, text });
        })
      : wrongHello(sender.port, from);
    open.add(response);
    void response.finally(() => open.delete(response));
  }, 1000 / MESSAGES_PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return sent;
    },
  };
}

/** A live connection with a token that nobody has. */
function wrongHello(port: number, from: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, from ? { localAddress: from } : {});
    const timeout = setTimeout(() => socket.terminate(), 5000);
    socket
      .on("error", () => {})
      .on("close", () => {
        clearTimeout(timeout);
        resolve();
      });
    socket.on("open", () =>
      socket.send(JSON.stringify({ t: "hello", token: "x".repeat(64), browser: "x".repeat(36) })),
    );
  });
}

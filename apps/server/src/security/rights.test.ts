import { once } from "node:events";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import type { HostCommand, ServerFrame } from "@lantern/contract/live";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { type Caller, callerOf, settings, TestClock } from "../../test/application.ts";
import { mailedSecret, testAdmin, testDraft, testPeople } from "../../test/company.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { allOperations } from "../../test/operations.ts";
import { buildApp } from "../boot/app.ts";
import { compose } from "../boot/compose.ts";
import { insertCompany, verifyCompany } from "../core/companies/repository.ts";
import { issueToken } from "../core/tokens/repository.ts";
import { insertUser } from "../core/users/repository.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";

/**
 * Walks over every way that takes a right away: what it ends is open on one node, the call goes to the other, and
 * the two hear each other through nothing but the database. Longer than other files, so that the list of all operations
 * and what proves each of them stand together.
 */

let database: TestDatabase;
/** Where the operations go, and where the connections are open. */
let nodes: [Node, Node];
let admin: Caller;
const clock = new TestClock();

type Node = Awaited<ReturnType<typeof startNode>>;

async function startNode() {
  const config = loadConfig({ APP_KEY: settings.appKey, PORT: "0" });
  const log = createLog(0);
  const parts = await compose({
    config,
    build: "test",
    log,
    clock: { now: Date.now, stop: () => {} },
    database: { ...database, alone: false, close: async () => {} },
  });
  const app = await buildApp({
    ...parts.deps,
    logger: log,
    readiness: { checks: {}, draining: () => false },
    plugins: parts.plugins,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { app, deps: parts.deps, host: `127.0.0.1:${port}`, stop: () => stopNode(app, parts.stop) };
}

async function stopNode(app: FastifyInstance, stop: () => Promise<void>): Promise<void> {
  await app.close();
  await stop();
}

beforeAll(async () => {
  clock.at = new Date();
  database = await testDatabase();
  nodes = [await startNode(), await startNode()];
  admin = (await testAdmin(ground())).caller;
}, 60_000);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.drop();
});

const caller = (token?: string) => callerOf(nodes[0].app, token);
const ground = () => ({ database, clock, caller, letters: lettersTo });

async function lettersTo(to: string) {
  const { rows } = await database.pool.query("select * from outbox where to_address = $1 order by id", [to]);
  return rows;
}

/** Something open: what it has heard, and how it is told something. */
interface Open {
  frames: ServerFrame[];
  isClosed(): boolean;
  say(frame: object): void;
  drop(): void;
}

async function webSocket(hello: object): Promise<Open> {
  const socket = new WebSocket(`ws://${nodes[1].host}/live`);
  const frames: ServerFrame[] = [];
  let closed = false;
  socket.on("message", (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  socket.on("close", () => {
    closed = true;
  });
  await once(socket, "open");
  const say = (frame: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };
  say({ t: "hello", browser: "b", ...hello });
  await vi.waitFor(() => expect(frames.map(({ t }) => t)).toContain("welcome"), 10_000);
  return { frames, isClosed: () => closed, say, drop: () => socket.terminate() };
}

/** A streamed answer, told what it hears row by row. */
async function streamed(path: string, headers: Record<string, string>, heard: (row: string) => void) {
  const abort = new AbortController();
  const answer = await fetch(`http://${nodes[1].host}${path}`, { headers, signal: abort.signal });
  expect(answer.status).toBe(200);
  let closed = false;
  const read = async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream()))
      for (const row of part.split("\n")) if (row.trim()) heard(row);
  };
  void read()
    .catch(() => {})
    .finally(() => {
      closed = true;
    });
  return { isClosed: () => closed, drop: () => abort.abort() };
}

async function eventStream(hello: object): Promise<Open> {
  const frames: ServerFrame[] = [];
  let name = "";
  const stream = await streamed("/live/events", {}, (row) => {
    const said = JSON.parse(row) as ServerFrame | { line: string };
    if ("line" in said) name = said.line;
    else frames.push(said);
  });
  await vi.waitFor(() => expect(name).not.toBe(""));
  const say = (frame: object) => {
    const body = [name, JSON.stringify(frame)].join("\n");
    const headers = { "content-type": "text/plain" };
    void fetch(`http://${nodes[1].host}/live/commands`, { method: "POST", body, headers }).catch(() => {});
  };
  say({ t: "hello", browser: "b", ...hello });
  await vi.waitFor(() => expect(frames.map(({ t }) => t)).toContain("welcome"), 10_000);
  return { ...stream, frames, say };
}

async function notices(token: string): Promise<Open> {
  const stream = await streamed(
    "/api/user/notifications/live",
    { authorization: `Bearer ${token}` },
    () => {},
  );
  return { ...stream, frames: [], say: () => {} };
}

interface Person {
  id: string;
  email: string;
  token: string;
  caller: Caller;
}

let number = 0;
const account = async (companyId: string, userTypeId: 2 | 4): Promise<Person> => {
  const email = `who${++number}@house${number}.example`;
  const values = { email, companyId, userTypeId, emailVerifiedAt: new Date() };
  const { id } = await insertUser(database.db, { ...values, firstName: "Ada", lastName: "House" });
  const token = await issueToken(database.db, new Date(), { userId: id });
  return { id, email, token, caller: caller(token) };
};

/** A company with an Owner and a Sub-Administrator, and three people of a session that is opened on both nodes. */
async function house(started: boolean) {
  const companyId = await insertCompany(database.db, `House ${++number}`);
  const owner = await account(companyId, 2);
  const sub = await account(companyId, 4);
  await database.db.transaction((tx) => verifyCompany(tx, new Date(), companyId, owner.email));
  const ids = await testPeople(owner.caller, 3);
  const session = await testDraft(ground(), owner.caller);
  await owner.caller(operations.putAttendees, { params: { id: session }, body: { consumer_ids: ids } });
  const confirmed = await owner.caller(operations.confirmSession, { params: { id: session } });
  expect(confirmed.status).toBe(200);
  await nodes[0].deps.live.open(session);
  const people = await Promise.all(
    ids.map(async (id): Promise<Person> => {
      const seat = { sessionId: session, consumerId: id, enteredBy: "link" as const };
      const token = await issueToken(database.db, new Date(), seat);
      return { id, email: "", token, caller: caller(token) };
    }),
  );
  const [ann, bo, cy] = people as [Person, Person, Person];
  const open = {
    desk: await webSocket({ token: sub.token, session }),
    ownDesk: await eventStream({ token: owner.token, session }),
    bell: await notices(sub.token),
    ownBell: await notices(owner.token),
    ann: await webSocket({ token: ann.token }),
    bo: await eventStream({ token: bo.token }),
    cy: await webSocket({ token: cy.token }),
  };
  if (started) {
    await nodes[1].deps.live.startNow(session, { userId: owner.id });
    await vi.waitFor(() => expect(stageOf(open.ann)).toBe("play"), 10_000);
  }
  return { companyId, session, owner, sub, ann, bo, cy, open };
}

type House = Awaited<ReturnType<typeof house>>;
type Name = keyof House["open"];

function stageOf({ frames }: Open): unknown {
  const snapshots = frames.flatMap((frame) => (frame.t === "snap" ? [frame.s.view] : []));
  const room = snapshots.at(-1);
  return room && "stage" in room ? room.stage : undefined;
}

interface Way {
  /** Whether the session must be under way for it, or must not. */
  lobby?: true;
  ends: Name[];
  take(house: House): Promise<unknown>;
}

const done = async (answer: ReturnType<Caller>) => {
  const { status, body } = await answer;
  expect([status < 300, body]).toEqual([true, body]);
};
const ofSub: Name[] = ["desk", "bell"];
const ofOwner: Name[] = ["ownDesk", "ownBell"];
const ofPeople: Name[] = ["ann", "bo"];
const live: Name[] = ["desk", "ownDesk", "ann", "bo", "cy"];
const another = async ({ sub }: House) =>
  caller(await issueToken(database.db, new Date(), { userId: sub.id }));
const password = { password: "a lantern in the fog", password_confirmation: "a lantern in the fog" };

/** By the id of the operation. */
const ways: Record<string, Way> = {
  logout: { ends: ofSub, take: ({ sub }) => done(sub.caller(operations.logout)) },
  endSignIn: {
    ends: ofSub,
    take: async (of) => {
      const mine = (await of.sub.caller(operations.listSignIns)).body.items[0].id;
      await done((await another(of))(operations.endSignIn, { params: { id: mine } }));
    },
  },
  endSignIns: {
    ends: ofSub,
    take: async (of) => done((await another(of))(operations.endSignIns, { query: { except: "current" } })),
  },
  endPlatformSignIns: {
    ends: ofSub,
    take: ({ sub }) =>
      done(admin(operations.endPlatformSignIns, { params: { id: sub.id }, body: { reason: "Asked" } })),
  },
  putPassword: {
    ends: ofSub,
    take: async (of) => done((await another(of))(operations.putPassword, { body: password })),
  },
  resetPassword: {
    ends: ofSub,
    take: async ({ sub }) => {
      await done(caller()(operations.forgotPassword, { body: { email: sub.email } }));
      const token = await mailedSecret(ground(), sub.email);
      await done(caller()(operations.resetPassword, { body: { token, ...password } }));
    },
  },
  patchAdmin: {
    ends: [...ofSub, ...ofOwner],
    take: ({ owner, sub }) =>
      done(owner.caller(operations.patchAdmin, { params: { id: sub.id }, body: { hand_over: true } })),
  },
  patchPlatformUser: {
    ends: ofSub,
    take: ({ sub }) =>
      done(
        admin(operations.patchPlatformUser, {
          params: { id: sub.id },
          body: { user_type_id: 2, reason: "Asked" },
        }),
      ),
  },
  removeAdmin: {
    ends: ofSub,
    take: ({ owner, sub }) => done(owner.caller(operations.removeAdmin, { params: { id: sub.id } })),
  },
  deleteUser: { ends: ofSub, take: ({ sub }) => done(sub.caller(operations.deleteUser)) },
  deleteCompany: {
    lobby: true,
    ends: [...live, "bell", "ownBell"],
    take: async ({ owner }) => {
      const { name } = (await owner.caller(operations.getCompany)).body;
      await done(owner.caller(operations.deleteCompany, { body: { name } }));
    },
  },
  experienceLogout: {
    ends: ofPeople,
    take: ({ ann, bo }) =>
      Promise.all([
        done(ann.caller(operations.experienceLogout)),
        done(bo.caller(operations.experienceLogout)),
      ]),
  },
  eraseOwnData: {
    lobby: true,
    ends: ofPeople,
    take: async ({ ann, bo }) => {
      for (const one of [ann, bo]) await done(one.caller(operations.eraseOwnData));
    },
  },
  deleteConsumer: {
    lobby: true,
    ends: ["ann"],
    take: ({ owner, ann }) => done(owner.caller(operations.deleteConsumer, { params: { id: ann.id } })),
  },
  removeConsumers: {
    lobby: true,
    ends: ofPeople,
    take: ({ owner, ann, bo }) =>
      done(owner.caller(operations.removeConsumers, { body: { ids: [ann.id, bo.id] } })),
  },
  putAttendees: {
    lobby: true,
    ends: ofPeople,
    take: ({ owner, session, cy }) =>
      done(
        owner.caller(operations.putAttendees, { params: { id: session }, body: { consumer_ids: [cy.id] } }),
      ),
  },
  revokeLinks: {
    ends: ofPeople,
    take: ({ owner, session, ann, bo }) => {
      const body = { consumer_ids: [ann.id, bo.id] };
      return done(owner.caller(operations.revokeLinks, { params: { id: session }, body }));
    },
  },
  cancelSession: {
    lobby: true,
    ends: live,
    take: ({ owner, session }) => done(owner.caller(operations.cancelSession, { params: { id: session } })),
  },
  cancelPlatformSession: {
    lobby: true,
    ends: live,
    take: ({ session }) =>
      done(admin(operations.cancelPlatformSession, { params: { id: session }, body: { reason: "Asked" } })),
  },
};

/** Ways that are no call: what a host does in the session, and statements of which the code knows nothing. */
const others: Record<string, Way> = {
  "a host removes somebody": {
    ends: ["ann"],
    take: async ({ open }) => {
      const seat = open.ann.frames.flatMap((frame) => (frame.t === "welcome" ? (frame.seat ?? []) : []))[0]!;
      const c: HostCommand = { type: "remove", seat, on: true };
      const id = crypto.randomUUID();
      open.desk.say({ t: "host", id, c });
      await vi.waitFor(() => expect(open.desk.frames).toContainEqual({ t: "ack", id }));
    },
  },
  "a statement deletes an account": {
    ends: ofSub,
    take: ({ sub }) => database.pool.query("delete from users where id = $1", [sub.id]),
  },
  "a statement takes an account out of its company": {
    ends: ofSub,
    take: ({ sub }) => database.pool.query("update users set company_id = null where id = $1", [sub.id]),
  },
  "a statement deletes a session": {
    ends: live,
    take: ({ session }) => database.pool.query("delete from sessions where id = $1", [session]),
  },
  "a statement deletes a seat": {
    ends: ["ann"],
    take: ({ ann }) => database.pool.query("delete from session_consumers where consumer_id = $1", [ann.id]),
  },
};

/** Calls that change something and take no right away. */
const harmless = new Set(
  `register login authLogin refreshToken forgotPassword verifyEmail resendVerification inviteAdmin
   revokeInvitation createCheckout checkoutWebhook sendCommitmentOutcome patchCompany putLogo deleteLogo
   putBilling createConsumer patchConsumer importConsumers sendContact sendFeedback patchNotification
   deleteNotification readNotifications retryEmail experienceLogin requestJoinCode rsvp putConsents refundOrder
   adjustCredits putProduct patchPlatformExperience resendPlatformVerification nudgeAttendees
   systemCheck rehearseSession startDemo createSession patchSession putSessionDate confirmSession
   inviteAttendees archiveSession duplicateSession startSession putSetting deleteSetting linkIdentity
   unlinkIdentity patchUser putProfile`.split(/\s+/),
);

/** They take rights away only from those who cannot have a connection open, by a function that is in the walk. */
const elsewhere = new Set([
  // Drafts, which have no lobby: see "a statement deletes a session".
  "deleteSession",
  // endTokens() for an account whose address nobody had proved: see access, admins and social.
  ...["acceptInvitation", "confirmSocial"],
  ...["verifyGoogle", "verifyFacebook", "verifyMicrosoft", "verifyLinkedin"],
]);

test("every call that changes something is in the walk, or is said to take no right away", () => {
  const changing = allOperations.filter(({ method }) => method !== "GET").map(({ id }) => id);
  expect(changing.filter((id) => !(id in ways) && !harmless.has(id) && !elsewhere.has(id))).toEqual([]);
});

const id = () => crypto.randomUUID();
const acked = ({ frames }: Open) => frames.flatMap((frame) => (frame.t === "ack" ? [frame.id] : []));

test.each(Object.entries({ ...ways, ...others }))(
  "%s: what it ends is closed on the other node, and nothing of it is accepted afterwards",
  async (_, way) => {
    const at = await house(!way.lobby);
    const names = Object.keys(at.open) as Name[];
    await way.take(at);
    // At once, before this node may have been told.
    const late = way.ends.map((name) => {
      const command = { id: id(), c: { type: "chat", text: "one more word" } };
      const host = { id: id(), c: { type: "message", team: null, text: "one more word" } };
      const frame = name.toLowerCase().includes("desk") ? { t: "host", ...host } : { t: "cmd", ...command };
      at.open[name].say(frame);
      return [name, frame.id] as const;
    });
    await vi.waitFor(
      () =>
        expect(names.filter((name) => at.open[name].isClosed())).toEqual(
          names.filter((name) => way.ends.includes(name)),
        ),
      5000,
    );
    for (const [name, command] of late) expect(acked(at.open[name])).not.toContain(command);
    const texts = await database.pool.query("select from session_texts where session_id = $1", [at.session]);
    expect(texts.rowCount).toBe(0);
    for (const name of names) at.open[name].drop();
  },
  30_000,
);

test("a refresh ends nothing: the connection belongs to the sign-in", async () => {
  const at = await house(true);
  await done(at.sub.caller(operations.refreshToken));
  const said = id();
  at.open.desk.say({ t: "host", id: said, c: { type: "message", team: null, text: "still here" } });
  await vi.waitFor(() => expect(acked(at.open.desk)).toEqual([said]), 10_000);
  expect([at.open.desk.isClosed(), at.open.bell.isClosed()]).toEqual([false, false]);
  for (const one of Object.values(at.open)) one.drop();
}, 30_000);

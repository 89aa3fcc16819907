/** More than 400 lines: one server and one table of who may do what, for all operations. */
import * as operations from "@lantern/contract/http";
import type { HostCommand } from "@lantern/contract/live";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sampled } from "../../../../scripts/lib/sample.ts";
import { type ApiClient, apiClient, TestClock } from "../../test/application.ts";
import { emailedSecret, testAdmin, testDraft, testPeople } from "../../test/company.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import {
  eventStream,
  notificationStream,
  type OpenConnection,
  webSocket,
} from "../../test/open-connections.ts";
import { allOperations } from "../../test/operations.ts";
import { settings } from "../../test/settings.ts";
import { startNode } from "../../test/whole-node.ts";
import { insertCompany, verifyCompany } from "../core/companies/repository.ts";
import { issueToken } from "../modules/access/tokens/repository.ts";
import { insertUser } from "../modules/access/users/repository.ts";

/**
 * Sends every operation that ends a right. The two nodes share only the database. The file is long because each of these
 * operations is one entry of one list, and a test compares that list with the contract.
 */

let database: TestDatabase;
/** Operations go to the first node; connections are open on the second. */
let nodes: [Node, Node];
let admin: ApiClient;
const clock = new TestClock();

type Node = Awaited<ReturnType<typeof startNode>>;

beforeAll(async () => {
  clock.at = new Date();
  database = await testDatabase();
  nodes = [await startNode(database), await startNode(database)];
  admin = (await testAdmin(deps())).client;
}, 60_000);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.drop();
});

const client = (token?: string) => apiClient(nodes[0].app, settings, token);
const deps = () => ({ database, clock, client, emails: emailsTo });

async function emailsTo(to: string) {
  const { rows } = await database.pool.query("select * from outbox where to_address = $1 order by id", [to]);
  return rows;
}

interface Person {
  id: string;
  email: string;
  token: string;
  client: ApiClient;
}

let number = 0;
const account = async (companyId: string, userTypeId: 2 | 4): Promise<Person> => {
  const email = `who${++number}@house${number}.example`;
  const values = { email, companyId, userTypeId, emailVerifiedAt: new Date() };
  const { id } = await insertUser(database.db, { ...values, firstName: "Ada", lastName: "House" });
  const token = await issueToken(database.db, new Date(), { userId: id });
  return { id, email, token, client: client(token) };
};

/** A company with an Owner and a Sub-Administrator, and three people of a session that is open on both nodes. */
async function startCompany(started: boolean) {
  const companyId = await insertCompany(database.db, `House ${++number}`);
  const owner = await account(companyId, 2);
  const sub = await account(companyId, 4);
  await database.db.transaction((tx) => verifyCompany(tx, new Date(), companyId, owner.email));
  const ids = await testPeople(owner.client, 3);
  const session = await testDraft(deps(), owner.client);
  await owner.client(operations.putAttendees, { params: { id: session }, body: { consumer_ids: ids } });
  const confirmed = await owner.client(operations.confirmSession, { params: { id: session } });
  expect(confirmed.status).toBe(200);
  await nodes[0].deps.live.open(session);
  const people = await Promise.all(
    ids.map(async (consumerId): Promise<Person> => {
      const seat = { sessionId: session, consumerId: consumerId, enteredBy: "link" as const };
      const token = await issueToken(database.db, new Date(), seat);
      return { id: consumerId, email: "", token, client: client(token) };
    }),
  );
  const [ann, bo, cy] = people as [Person, Person, Person];
  const { host } = nodes[1];
  const open = {
    host: await webSocket(host, { token: sub.token, session }),
    ownHost: await eventStream(host, { token: owner.token, session }),
    bell: await notificationStream(host, sub.token),
    ownBell: await notificationStream(host, owner.token),
    ann: await webSocket(host, { token: ann.token }),
    bo: await eventStream(host, { token: bo.token }),
    cy: await webSocket(host, { token: cy.token }),
  };
  if (started) {
    await nodes[1].deps.live.startNow(session, { userId: owner.id });
    await vi.waitFor(() => expect(stageOf(open.ann)).toBe("play"), 10_000);
  }
  return { companyId, session, owner, sub, ann, bo, cy, open };
}

type Company = Awaited<ReturnType<typeof startCompany>>;
type Name = keyof Company["open"];

function stageOf({ frames }: OpenConnection): unknown {
  const snapshots = frames.flatMap((frame) => (frame.t === "snap" ? [frame.s.view] : []));
  const view = snapshots.at(-1);
  return view && "stage" in view ? view.stage : undefined;
}

interface Method {
  /** The session must not have started. */
  lobby?: true;
  ends: Name[];
  take(startCompany: Company): Promise<unknown>;
}

const done = async (response: ReturnType<ApiClient>) => {
  const { status, body } = await response;
  expect([status < 300, body]).toEqual([true, body]);
};
const ofSub: Name[] = ["host", "bell"];
const ofOwner: Name[] = ["ownHost", "ownBell"];
const ofPeople: Name[] = ["ann", "bo"];
const live: Name[] = ["host", "ownHost", "ann", "bo", "cy"];
const another = async ({ sub }: Company) =>
  client(await issueToken(database.db, new Date(), { userId: sub.id }));
const password = { password: "a lantern in the fog", password_confirmation: "a lantern in the fog" };

const requiredSignOn = { issuer: "http://localhost:9", client_id: "a", client_secret: "b", required: true };
const proveDomainOf = ({ companyId, sub }: Company) =>
  database.pool.query(
    "insert into company_domains (id, company_id, domain, proof, proved_at) values ($1, $2, $3, '', now())",
    [crypto.randomUUID(), companyId, sub.email.split("@")[1]],
  );

/** By the id of the operation. */
const methods: Record<string, Method> = {
  logout: { ends: ofSub, take: ({ sub }) => done(sub.client(operations.logout)) },
  endSignIn: {
    ends: ofSub,
    take: async (of) => {
      const mine = (await of.sub.client(operations.listSignIns)).body.items[0]!.id;
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
      await done(client()(operations.forgotPassword, { body: { email: sub.email } }));
      const token = await emailedSecret(deps(), sub.email);
      await done(client()(operations.resetPassword, { body: { token, ...password } }));
    },
  },
  patchAdmin: {
    ends: [...ofSub, ...ofOwner],
    take: ({ owner, sub }) =>
      done(owner.client(operations.patchAdmin, { params: { id: sub.id }, body: { hand_over: true } })),
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
    take: ({ owner, sub }) => done(owner.client(operations.removeAdmin, { params: { id: sub.id } })),
  },
  putSingleSignOn: {
    ends: ofSub,
    take: async (of) => {
      await proveDomainOf(of);
      await done(of.owner.client(operations.putSingleSignOn, { body: requiredSignOn }));
    },
  },
  proveDomain: {
    ends: ofSub,
    take: async ({ owner, sub }) => {
      await done(owner.client(operations.putSingleSignOn, { body: requiredSignOn }));
      const domain = sub.email.split("@")[1];
      const { body } = await owner.client(operations.addDomain, { body: { domain } });
      const proof = body.record_value.split("=")[1];
      await done(owner.client(operations.proveDomain, { params: { id: body.id }, body: { proof } }));
    },
  },
  deleteUser: { ends: ofSub, take: ({ sub }) => done(sub.client(operations.deleteUser)) },
  deleteCompany: {
    lobby: true,
    ends: [...live, "bell", "ownBell"],
    take: async ({ owner }) => {
      const { name } = (await owner.client(operations.getCompany)).body;
      await done(owner.client(operations.deleteCompany, { body: { name } }));
    },
  },
  deletePlatformCompany: {
    lobby: true,
    ends: [...live, "bell", "ownBell"],
    take: async ({ owner }) => {
      const { id, name } = (await owner.client(operations.getCompany)).body;
      const body = { name, reason: "Asked" };
      await done(admin(operations.deletePlatformCompany, { params: { id }, body }));
    },
  },
  experienceLogout: {
    ends: ofPeople,
    take: ({ ann, bo }) =>
      Promise.all([
        done(ann.client(operations.experienceLogout)),
        done(bo.client(operations.experienceLogout)),
      ]),
  },
  eraseOwnData: {
    lobby: true,
    ends: ofPeople,
    take: async ({ ann, bo }) => {
      for (const one of [ann, bo]) await done(one.client(operations.eraseOwnData));
    },
  },
  deleteConsumer: {
    lobby: true,
    ends: ["ann"],
    take: ({ owner, ann }) => done(owner.client(operations.deleteConsumer, { params: { id: ann.id } })),
  },
  patchConsumer: {
    lobby: true,
    ends: ["ann"],
    take: ({ owner, ann }) => {
      const body = { email: "somebody-else@harbour.example" };
      return done(owner.client(operations.patchConsumer, { params: { id: ann.id }, body }));
    },
  },
  removeConsumers: {
    lobby: true,
    ends: ofPeople,
    take: ({ owner, ann, bo }) =>
      done(owner.client(operations.removeConsumers, { body: { ids: [ann.id, bo.id] } })),
  },
  putAttendees: {
    lobby: true,
    ends: ofPeople,
    take: ({ owner, session, cy }) =>
      done(
        owner.client(operations.putAttendees, { params: { id: session }, body: { consumer_ids: [cy.id] } }),
      ),
  },
  revokeLinks: {
    ends: ofPeople,
    take: ({ owner, session, ann, bo }) => {
      const body = { consumer_ids: [ann.id, bo.id] };
      return done(owner.client(operations.revokeLinks, { params: { id: session }, body }));
    },
  },
  cancelSession: {
    lobby: true,
    ends: live,
    take: ({ owner, session }) => done(owner.client(operations.cancelSession, { params: { id: session } })),
  },
  cancelSeries: {
    lobby: true,
    ends: live,
    async take({ owner, session }) {
      const { rows } = await database.pool.query<{ id: string }>(
        `with made as (
           insert into series (id, company_id, title) select gen_random_uuid(), company_id, title from sessions where id = $1 returning id
         )
         update sessions set series_id = made.id from made where sessions.id = $1 returning made.id`,
        [session],
      );
      const params = { id: rows[0]!.id };
      await done(owner.client(operations.cancelSeries, { params, body: { session_ids: [session] } }));
    },
  },
  cancelPlatformSession: {
    lobby: true,
    ends: live,
    take: ({ session }) =>
      done(admin(operations.cancelPlatformSession, { params: { id: session }, body: { reason: "Asked" } })),
  },
};

/** Rights that end without an operation: by a host in the session, and by statements outside of the code. */
const others: Record<string, Method> = {
  "a host removes somebody": {
    ends: ["ann"],
    take: async ({ open }) => {
      const seat = open.ann.frames.flatMap((frame) => (frame.t === "welcome" ? (frame.seat ?? []) : []))[0]!;
      const c: HostCommand = { type: "remove", seat, on: true };
      const id = crypto.randomUUID();
      open.host.send({ t: "host", id, c });
      await vi.waitFor(() => expect(open.host.frames).toContainEqual({ t: "ack", id }));
    },
  },
  "an Owner limits a Sub-Administrator to billing": {
    ends: ofSub,
    take: ({ owner, sub }) =>
      done(
        owner.client(operations.patchAdmin, {
          params: { id: sub.id },
          body: { user_type_id: 4, billing_only: true },
        }),
      ),
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

/** Operations that change something and end no right. */
const harmless = new Set(
  `register login authLogin refreshToken forgotPassword verifyEmail resendVerification inviteAdmin
   revokeInvitation createCheckout createInvoice createQuote cancelOrder markInvoicePaid cancelInvoice putInvoiceLimit checkoutWebhook receiveEmail sendCommitmentOutcome sendLastCommitment sendCheckIn patchCompany putLogo deleteLogo
   createBillingAccount putBillingAccount deleteBillingAccount refundUnused addCostCenter removeCostCenter createConsumer importConsumers sendContact sendFeedback patchNotification
   deleteNotification readNotifications retryEmail experienceLogin requestJoinCode requestEnrollmentCode startEnrollmentSignOn finishEnrollmentSignOn enroll respondToOffer putEnrollment closeEnrollment putSeriesEnrollment closeSeriesEnrollment putDatePoll closeDatePoll confirmDate readOfferedDates respondToDates confirmNewAddress rsvp putConsents refundOrder
   adjustCredits putProduct patchPlatformExperience resendPlatformVerification exportPlatformCompany nudgeAttendees
   systemCheck rehearseSession startDemo createSession patchSession putSessionDate confirmSession
   inviteAttendees archiveSession duplicateSession startSession putSetting deleteSetting linkIdentity
   unlinkIdentity patchUser putProfile createWebhook patchWebhook deleteWebhook renewWebhookSecret testWebhook
   resendDelivery createKey deleteKey enterSecondFactor startAuthenticator confirmAuthenticator
   removeAuthenticator renewRecoveryCodes resetAdminFactors startPasskey addPasskey removePasskey startPasskeyStep
   finishPasskeyStep startPasskeySignIn finishPasskeySignIn findSingleSignOn startSingleSignOn
   finishSingleSignOn testSingleSignOn trySingleSignOn decideSecondSubject addDomain removeDomain countPlayed deleteSingleSignOn previewInvitation sendTestInvitation
   splitSession createGroup patchGroup deleteGroup changeConsumers createSeries confirmSeries inviteSeries patchSeries putSeriesDates putStory previewStory putSessionStory deleteSessionStory
   createReportLink revokeReportLink openReportLink deleteUnplacedReply shareTeamPage endOwnTeamPage putTeamPageName postTeamPage endTeamPage`.split(
    /\s+/,
  ),
);

/** They end rights only of people who cannot have an open connection, by a function that other cases here cover. */
const elsewhere = new Set([
  // endTokens() as in "endSignIn", for people who came from the provider: see single-sign-on.
  "backChannelLogout",
  // Drafts, which have no lobby: see "a statement deletes a session".
  "deleteSession",
  // endTokens() for an account whose address was never verified: see access, admins and social.
  "acceptInvitation",
  "confirmSocial",
  "verifyGoogle",
  "verifyFacebook",
  "verifyMicrosoft",
  "verifyLinkedin",
]);

test("every operation that changes something is tested here, or is listed as ending no right", () => {
  const changing = allOperations
    .filter(({ method }) => method !== "GET")
    .map(({ id: operation }) => operation);
  expect(
    changing.filter(
      (operation) => !(operation in methods) && !harmless.has(operation) && !elsewhere.has(operation),
    ),
  ).toEqual([]);
});

const id = () => crypto.randomUUID();
const acked = ({ frames }: OpenConnection) =>
  frames.flatMap((frame) => (frame.t === "ack" ? [frame.id] : []));

test.each(sampled(Object.entries({ ...methods, ...others }), 2))(
  "%s: the connections that it ends are closed on the other node, and nothing they send afterwards is accepted",
  async (_, method) => {
    const at = await startCompany(!method.lobby);
    const names = Object.keys(at.open) as Name[];
    await method.take(at);
    // At once, before this node may have been notified.
    const late = method.ends.map((name) => {
      const command = { id: id(), c: { type: "chat", text: "one more word" } };
      const host = { id: id(), c: { type: "message", team: null, text: "one more word" } };
      const frame = name.toLowerCase().includes("host") ? { t: "host", ...host } : { t: "cmd", ...command };
      at.open[name].send(frame);
      return [name, frame.id] as const;
    });
    await vi.waitFor(
      () =>
        expect(names.filter((name) => at.open[name].isClosed())).toEqual(
          names.filter((name) => method.ends.includes(name)),
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
  const at = await startCompany(true);
  await done(at.sub.client(operations.refreshToken));
  const frame = id();
  at.open.host.send({ t: "host", id: frame, c: { type: "message", team: null, text: "still here" } });
  await vi.waitFor(() => expect(acked(at.open.host)).toEqual([frame]), 10_000);
  expect([at.open.host.isClosed(), at.open.bell.isClosed()]).toEqual([false, false]);
  for (const one of Object.values(at.open)) one.drop();
}, 30_000);

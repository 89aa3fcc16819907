import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { anyone, open, seat, verifiedSeat } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import { confirmNewAddress } from "./confirm-new-address.ts";
import { readConsents, saveConsents } from "./consents.ts";
import { joinByEmail, joinByLink } from "./join.ts";
import { joinByCode, sendJoinCode } from "./join-by-code.ts";
import { readDates, respondToOfferedDates } from "./offered-dates.ts";
import { erasePersonalData, exportPersonalData } from "./personal-data.ts";
import * as service from "./service.ts";

/** What participants do: join, RSVP, check their system, and read or delete their data. */
export function participantRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    operations.experienceAuth,
    open,
    async ({ query, request }) => ({ token: await joinByEmail(ctx, query, visitorOf(request)) }),
    { limit: "own" },
  );
  route(
    app,
    operations.experienceLogin,
    open,
    async ({ body, request }) => {
      if ("token" in body) return { token: await joinByLink(ctx, body.token, body.timezone) };
      const { code, ...who } = body;
      const visitor = visitorOf(request);
      if (code === undefined) return { token: await joinByEmail(ctx, who, visitor) };
      return { token: await joinByCode(ctx, { ...who, code }, visitor) };
    },
    { limit: "own" },
  );
  route(app, operations.requestJoinCode, open, async ({ body }) => sendJoinCode(ctx, body), {
    limit: "requestJoinCode",
  });
  route(app, operations.confirmNewAddress, open, async ({ body }) => confirmNewAddress(ctx, body.token), {
    limit: "verifyEmail",
  });
  route(app, operations.experienceLogout, seat, async ({ proof }) => service.signOut(ctx, proof));
  route(app, operations.getOpenSession, open, async ({ query }) =>
    service.readOpenSession(ctx, query.sessionId, query.language),
  );
  route(app, operations.openCalendar, open, async ({ query, reply }) => {
    const content = await service.readOpenCalendar(ctx, query.sessionId);
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'attachment; filename="lantern-hour.ics"')
      .send(content);
  });
  route(app, operations.rsvp, open, async ({ body }) => service.respondToInvitation(ctx, body), {
    limit: "signed",
  });
  route(app, operations.readOfferedDates, open, async ({ body }) => readDates(ctx, body), {
    limit: "signed",
  });
  route(app, operations.respondToDates, open, async ({ body }) => respondToOfferedDates(ctx, body), {
    limit: "signed",
  });
  route(app, operations.systemCheck, seat, async ({ proof, body }) =>
    service.recordCheck(ctx, proof, body.results),
  );
  route(app, operations.getDataPackage, seat, async ({ proof, query }) =>
    service.readDataPackage(ctx, proof, query.sessionId),
  );
  route(app, operations.getConsents, verifiedSeat, async ({ proof }) => readConsents(ctx, proof));
  route(app, operations.putConsents, verifiedSeat, async ({ proof, body }) => saveConsents(ctx, proof, body));
  route(app, operations.exportOwnData, verifiedSeat, async ({ proof, reply }) => {
    reply.header("content-disposition", 'attachment; filename="lantern-hour-my-data.json"');
    return exportPersonalData(ctx, proof);
  });
  route(app, operations.eraseOwnData, verifiedSeat, async ({ proof }) => erasePersonalData(ctx, proof));
  route(app, operations.getScorecard, anyone, async ({ proof, params, query }) =>
    service.readScorecard(ctx, proof, params.sessionId, query.language),
  );
}

import * as operations from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { readCalendar } from "./calendar.ts";
import * as emailPreview from "./email-preview.ts";
import { readEmails } from "./emails.ts";
import { invite, linkOf, revokeLinks } from "./invite.ts";
import { countByState, list } from "./list.ts";
import { history } from "./of-person-list.ts";
import { countPlayed } from "./played-repository.ts";
import * as service from "./service.ts";
import { setAttendees } from "./set-attendees.ts";
import { splitTeams } from "./split-teams.ts";
import * as status from "./status.ts";
import { deleteUnplaced, listUnplaced } from "./unplaced.ts";

/** Planning sessions: from draft to invitation. The live server plays them. */
export function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listSessions, company, async ({ proof, query }) => list(ctx, proof, query));
  route(app, operations.countSessions, company, async ({ proof }) => countByState(ctx.db, proof.companyId));
  route(app, operations.countPlayed, company, async ({ proof, body }) => ({
    items: await countPlayed(ctx.db, proof.companyId, body.consumer_ids),
  }));
  route(app, operations.createSession, company, async ({ proof, body, request, reply }) =>
    tagged(reply, await service.create(ctx, proof, body, idempotencyKey(request))),
  );
  route(app, operations.splitSession, company, async ({ proof, body, request }) =>
    splitTeams(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.getSession, company, async ({ proof, params, reply }) =>
    tagged(reply, await service.read(ctx, proof, params.id)),
  );
  route(app, operations.patchSession, company, async ({ proof, params, body, request, reply }) =>
    tagged(reply, await service.change(ctx, proof, params.id, body, request.headers["if-match"])),
  );
  route(app, operations.deleteSession, company, async ({ proof, params, request }) =>
    service.remove(ctx, proof, params.id, request.headers["if-match"]),
  );
  route(app, operations.putSessionDate, company, async ({ proof, params, body, request, reply }) =>
    tagged(reply, await status.reschedule(ctx, proof, params.id, body, request.headers["if-match"])),
  );
  route(app, operations.putAttendees, company, async ({ proof, params, body, request, reply }) =>
    tagged(reply, await setAttendees(ctx, proof, params.id, body, request.headers["if-match"])),
  );
  route(app, operations.confirmSession, company, async ({ proof, params, request, reply }) =>
    tagged(reply, await status.confirm(ctx, proof, params.id, request.headers["if-match"])),
  );
  route(app, operations.inviteAttendees, company, async ({ proof, params, body }) =>
    invite(ctx, proof, params.id, body.consumer_ids),
  );
  route(app, operations.getSessionEmails, company, async ({ proof, params }) =>
    readEmails(ctx, proof, params.id),
  );
  route(app, operations.listUnplacedReplies, company, async ({ proof, params }) =>
    listUnplaced(ctx, proof, params.id),
  );
  route(app, operations.deleteUnplacedReply, company, async ({ proof, params }) =>
    deleteUnplaced(ctx, proof, params.id),
  );
  route(app, operations.previewInvitation, company, async ({ proof, params, body }) =>
    emailPreview.preview(ctx, proof, params.id, body),
  );
  route(app, operations.sendTestInvitation, company, async ({ proof, params, body }) =>
    emailPreview.sendTest(ctx, proof, params.id, body),
  );
  route(app, operations.revokeLinks, company, async ({ proof, params, body }) =>
    revokeLinks(ctx, proof, params.id, body.consumer_ids),
  );
  route(app, operations.cancelSession, company, async ({ proof, params, request, reply }) =>
    tagged(reply, await status.cancel(ctx, proof, params.id, request.headers["if-match"])),
  );
  route(app, operations.archiveSession, company, async ({ proof, params, body, request, reply }) =>
    tagged(reply, await status.archive(ctx, proof, params.id, body.archived, request.headers["if-match"])),
  );
  route(app, operations.duplicateSession, company, async ({ proof, params, request, reply }) =>
    tagged(reply, await service.duplicate(ctx, proof, params.id, idempotencyKey(request))),
  );
  route(app, operations.sessionLink, company, async ({ proof, params, query }) =>
    linkOf(ctx, proof, params.id, query.consumer_id),
  );
  route(app, operations.startSession, company, async ({ proof, params, reply }) =>
    tagged(reply, await status.start(ctx, proof, params.id)),
  );
  route(app, operations.sessionCalendar, company, async ({ proof, params, reply }) => {
    const content = await readCalendar(ctx, proof, params.id);
    reply.type("text/calendar; charset=utf-8").send(content);
  });
  route(app, operations.consumerHistory, company, async ({ proof, params, query }) =>
    history(ctx, proof, params.id, query),
  );
}

/** Sends the version as an ETag, so that a change can say which version it was made on. */
function tagged<S extends { version: number }>(reply: FastifyReply, session: S): S {
  reply.header("etag", `"${session.version}"`);
  return session;
}

import type { BodyOf, ResponseOf } from "@lantern/contract/http";
import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { anyone, member, type ParticipantSeat, verifiedSeat } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { exportUser } from "./export.ts";
import * as service from "./service.ts";

/** What participants see and change of themselves; the module `participant` provides it. */
interface OwnParticipant {
  readSelf(ctx: Context, who: ParticipantSeat): Promise<ResponseOf<typeof operations.getUser>>;
  changeOwnName(
    ctx: Context,
    who: ParticipantSeat,
    body: BodyOf<typeof operations.patchUser>,
  ): Promise<ResponseOf<typeof operations.patchUser>>;
}

/** The signed-in person's own account. Participants use the same routes with their own token. */
export function userRoutes(app: FastifyInstance, ctx: Context, participants: OwnParticipant): void {
  route(app, operations.getUser, anyone, async ({ proof }) => {
    if (proof.kind === "admin") return service.readUser(ctx, proof);
    if (proof.kind === "participant") return participants.readSelf(ctx, proof);
    throw new AppError("UNAUTHENTICATED");
  });
  route(app, operations.patchUser, anyone, async ({ proof, body }) => {
    if (proof.kind === "admin") return service.changeUser(ctx, proof, body);
    if (proof.kind === "participant") return participants.changeOwnName(ctx, verifiedSeat(proof), body);
    throw new AppError("UNAUTHENTICATED");
  });
  route(app, operations.exportUser, member, async ({ proof, reply }) => {
    reply.header("content-disposition", 'attachment; filename="lantern-hour-my-data.json"');
    return exportUser(ctx, proof);
  });
  route(app, operations.putProfile, member, async ({ proof, body }) =>
    service.changeProfile(ctx, proof, body),
  );
  route(app, operations.putPassword, member, async ({ proof, body }) =>
    service.changePassword(ctx, proof, body),
  );
}

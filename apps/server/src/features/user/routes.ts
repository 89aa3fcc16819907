import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/refusal.ts";
import { anyone, member, provedSeat } from "../../http/gates.ts";
import { route } from "../../http/route.ts";
import * as participants from "../participant/service.ts";
import { exportUser } from "./export.ts";
import { removeSelf } from "./remove.ts";
import * as service from "./service.ts";

/** What people see and change of themselves. Participants have the same address with their own token. */
export function userRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.getUser, anyone, async ({ proof }) => {
    if (proof.kind === "admin") return service.readUser(ctx, proof);
    if (proof.kind === "participant") return participants.readSelf(ctx, proof);
    throw new Refusal("UNAUTHENTICATED");
  });
  route(app, calls.patchUser, anyone, async ({ proof, body }) => {
    if (proof.kind === "admin") return service.changeUser(ctx, proof, body);
    if (proof.kind === "participant") return participants.changeOwnName(ctx, provedSeat(proof), body);
    throw new Refusal("UNAUTHENTICATED");
  });
  route(app, calls.exportUser, member, async ({ proof, reply }) => {
    reply.header("content-disposition", 'attachment; filename="lantern-hour-my-data.json"');
    return exportUser(ctx, proof);
  });
  route(app, calls.deleteUser, member, async ({ proof, body }) =>
    removeSelf(ctx, proof, body.current_password),
  );
  route(app, calls.putProfile, member, async ({ proof, body }) => service.changeProfile(ctx, proof, body));
  route(app, calls.putPassword, member, async ({ proof, body }) => service.changePassword(ctx, proof, body));
}

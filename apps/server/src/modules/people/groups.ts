import type { createGroup, Group, ParsedBodyOf, patchGroup } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { violates } from "../../db/violation.ts";
import * as repository from "./group-repository.ts";
import { ownConsumerIds } from "./repository.ts";

export async function create(
  ctx: Context,
  scope: CompanyScope,
  { name, consumer_ids: ids }: ParsedBodyOf<typeof createGroup>,
): Promise<Group> {
  return change(ctx, scope, "group.create", async (tx) => {
    if ((await repository.countGroups(tx, scope.companyId)) >= limits.groupsMax)
      throw fieldError("name", "GROUPS_MAX");
    const id = await repository.insertGroup(tx, scope.companyId, name);
    await add(tx, scope.companyId, id, ids);
    return id;
  });
}

export async function patch(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { name, add: added, remove: removed }: ParsedBodyOf<typeof patchGroup>,
): Promise<Group> {
  return change(ctx, scope, "group.change", async (tx) => {
    await requireGroup(tx, scope.companyId, id);
    if (name !== undefined) await repository.renameGroup(tx, id, name);
    if (added) await add(tx, scope.companyId, id, added);
    if (removed) await repository.removeMembers(tx, id, removed);
    return id;
  });
}

export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { name } = await requireGroup(tx, scope.companyId, id);
    await repository.deleteGroup(tx, id);
    const { companyId, userId } = scope;
    await audit(tx, { companyId, userId, action: "group.delete", subject: `group:${id}`, detail: { name } });
  });
}

/** Applies a change of a group and returns the group. */
async function change(
  ctx: Context,
  scope: CompanyScope,
  action: "group.create" | "group.change",
  apply: (tx: Tx) => Promise<string>,
): Promise<Group> {
  const { companyId, userId } = scope;
  try {
    return await ctx.db.transaction(async (tx) => {
      const id = await apply(tx);
      const group = await requireGroup(tx, companyId, id);
      const detail = { name: group.name, people: group.count };
      await audit(tx, { companyId, userId, action, subject: `group:${id}`, detail });
      return group;
    });
  } catch (error) {
    if (violates(error, "people_groups_name_unique")) throw fieldError("name", "GROUP_NAME");
    throw error;
  }
}

async function requireGroup(tx: Tx, companyId: string, id: string): Promise<Group> {
  const group = (await repository.listGroups(tx, companyId, id))[0];
  if (!group) throw new AppError("GROUP_UNKNOWN");
  return group;
}

/** The error code reveals nothing about people of other companies. */
async function add(tx: Tx, companyId: string, groupId: string, ids: string[]): Promise<void> {
  const own = await ownConsumerIds(tx, companyId, ids);
  if (ids.some((id) => !own.has(id))) throw new AppError("CONSUMER_001");
  await repository.addMembers(tx, companyId, groupId, [...own]);
}

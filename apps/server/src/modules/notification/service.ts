import type { listNotifications, Notification, ParsedQueryOf } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { presentNotification } from "./presenter.ts";
import * as repository from "./repository.ts";

export async function list(ctx: Context, who: Member, query: ParsedQueryOf<typeof listNotifications>) {
  const { items, next } = await repository.listNotifications(ctx.db, who.userId, query);
  const unread = await repository.countUnread(ctx.db, who.userId);
  return { items: items.map(presentNotification), next, unread };
}

/** Whether the person has a notification after this one, or any if there is none yet. */
export function hasLater(ctx: Context, who: Member, newest: string | null): Promise<boolean> {
  return repository.hasLater(ctx.db, who.userId, newest);
}

export async function mark(ctx: Context, who: Member, id: string, read: boolean): Promise<Notification> {
  await repository.markNotification(ctx.db, who.userId, id, read ? ctx.now() : null);
  const row = await repository.findNotification(ctx.db, who.userId, id);
  if (!row) throw new AppError("USER_008");
  return presentNotification(row);
}

export async function markAll(ctx: Context, who: Member): Promise<void> {
  await repository.markAllRead(ctx.db, who.userId, ctx.now());
}

export async function remove(ctx: Context, who: Member, id: string): Promise<void> {
  if (!(await repository.deleteNotification(ctx.db, who.userId, id))) throw new AppError("USER_008");
}

import { dashboardLanguages, languages } from "@lantern/contract/languages";
import { desc, eq, like } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Context } from "../../core/context.ts";
import { renderHtml } from "../../core/email/render-html.ts";
import { renderText } from "../../core/email/render-text.ts";
import { html } from "../../core/html.ts";
import { outbox } from "../../db/schema/index.ts";
import { fileNamesOf, readDocuments } from "../../modules/billing/index.ts";
import { localNames } from "../../system/local-names.ts";
import { administratorEmailsIn, sampleEmails, sampleEmailsIn } from "./samples.ts";

const newest = 200;

/**
 * `/dev/mail`: the newest emails of the outbox, or with `?to=` those to addresses that contain this text, as a page or,
 * for programs, as JSON. Local mode only, and only under a local host name. `/dev/mail/templates` shows every email there
 * is with made-up people.
 */
export function installMailbox(app: FastifyInstance, ctx: Context): void {
  app.get("/dev/mail", { schema: { hide: true } }, async (request, reply) => {
    if (!localNames.has(request.hostname)) return reply.callNotFound();
    const { to } = request.query as { to?: unknown };
    const rows = await ctx.db
      .select()
      .from(outbox)
      .where(typeof to === "string" ? like(outbox.toAddress, `%${to}%`) : undefined)
      .orderBy(desc(outbox.id))
      .limit(newest);
    const attached = await fileNamesOf(
      ctx.db,
      rows.flatMap(({ attachments }) => attachments),
    );
    const items = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      to: row.toAddress,
      cc: row.cc,
      attachments: row.attachments
        .flatMap((document) => attached.get(document) ?? [])
        .map((name) => ({ name, url: `/dev/mail/${row.id}/attachments/${name}` })),
      subject: row.subject,
      text: row.text,
      html: row.html,
      links: row.links,
      calendar: row.calendar?.content ?? null,
      created_at: row.createdAt.toISOString(),
    }));
    return sendList(request, reply, "Local mailbox", items);
  });

  app.get("/dev/mail/:id/attachments/:name", { schema: { hide: true } }, async (request, reply) => {
    const { id, name } = request.params as { id: string; name: string };
    if (!localNames.has(request.hostname) || !isId(id)) return reply.callNotFound();
    const [email] = await ctx.db.select().from(outbox).where(eq(outbox.id, id));
    if (!email?.companyId) return reply.callNotFound();
    const files = await readDocuments(ctx, email.companyId, email.attachments);
    const file = files.flat().find((one) => one.name === name);
    if (!file) return reply.callNotFound();
    reply
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${file.name}"`);
    return reply.type(file.type).send(file.content);
  });

  app.get("/dev/mail/templates", { schema: { hide: true } }, async (request, reply) => {
    if (!localNames.has(request.hostname)) return reply.callNotFound();
    const { settings, now } = ctx;
    const emails = [
      ...sampleEmails(settings, now()),
      ...languages.slice(1).flatMap((language) => sampleEmailsIn(language, settings, now())),
      ...dashboardLanguages.slice(1).flatMap((language) => administratorEmailsIn(language, settings, now())),
    ];
    const items = emails.map((email) => ({
      kind: email.kind,
      to: email.to,
      subject: email.subject,
      text: renderText(email),
      html: renderHtml(email),
      created_at: now().toISOString(),
    }));
    return sendList(request, reply, "Email templates", items);
  });
}

interface Item {
  to: string;
  cc?: string | null;
  subject: string;
  html: string;
  attachments?: { name: string; url: string }[];
  created_at: string;
}

const isId = (text: string) => z.uuid().safeParse(text).success;

function sendList(request: FastifyRequest, reply: FastifyReply, title: string, items: Item[]) {
  reply.header("cache-control", "no-store");
  if (!request.headers.accept?.includes("text/html")) return { items };
  reply.header(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'",
  );
  return reply.type("text/html; charset=utf-8").send(page(title, items).source);
}

/** Each email is in a frame without scripts; its links open in a new tab. */
const page = (title: string, items: Item[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.75rem 0}details{border-bottom:1px solid #8884}iframe{width:100%;height:44rem;border:1px solid #8884;border-radius:10px}small{opacity:.7}</style></head>
<body><h1>${title}</h1><p><a href="/dev/mail">Local mailbox</a> · <a href="/dev/mail/templates">Email templates</a></p>${items.length ? null : html`<p>No emails yet.</p>`}
${items.map(
  (item) =>
    html`<details><summary><b>${item.subject}</b><br><small>${item.to}${item.cc ? ` (copy to ${item.cc})` : ""}, ${item.created_at.slice(0, 16).replace("T", " ")} UTC</small></summary>${(item.attachments ?? []).map(({ name, url }) => html`<p>Attached: <a href="${url}" target="_blank">${name}</a></p>`)}<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${item.subject}" srcdoc="${item.html.replace("<head>", '<head><base target="_blank">')}"></iframe></details>`,
)}</body></html>`;

import type { WebhookKind } from "@lantern/contract/choices";
import { languageOf } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { textsIn } from "../../core/i18n/index.ts";
import { localTimes } from "../../core/i18n/local-times.ts";
import type { ReportedSession, SessionRow } from "../session/index.ts";

interface Message {
  lines: string[];
  link?: { text: string; url: string };
}

/** What the event of a page that a team posts has of it. */
export interface PostedPage {
  url: string;
  story: string;
  ending: string;
  share: string;
}

/** The reminder of a session. It has no join link: those are personal. */
export function reminderMessage(session: SessionRow, now: Date): Message {
  const t = textsIn(languageOf(session.language)).channels;
  const start = session.startsAt ?? now;
  const lobby = new Date(start.getTime() - limits.joinOpensMinutes * 60_000);
  const times = localTimes(
    { start, end: session.endsAt ?? start, lobby, zone: session.timezone ?? "UTC" },
    now,
    languageOf(session.language),
  );
  return { lines: [t.reminder(session.title, times.day, times.start, times.city), t.lobby(times.lobby)] };
}

/**
 * What a played session came to, about teams only. The report opens for administrators. Where a team is hidden, nobody has
 * most points: that would say that the hidden one has fewer.
 */
export function recapMessage(
  session: SessionRow,
  { teams, hiddenTeams, attendance }: ReportedSession,
  origin: string,
): Message {
  const t = textsIn(languageOf(session.language)).channels;
  const most = Math.max(...teams.map(({ points }) => points));
  const first = teams.filter(({ points }) => points === most).map(({ name }) => name);
  const link = { text: t.report, url: `${origin}/dashboard/sessions/${session.id}/report` };
  return {
    lines: [
      t.recap(session.title, attendance.whole + attendance.early, teams.length + hiddenTeams),
      ...(teams.length > 1 && hiddenTeams === 0
        ? [t.first(first.join(", "), most.toLocaleString(session.language))]
        : []),
    ],
    link,
  };
}

/** What the page of a team says, with its link. */
export function teamPageMessage({ language }: Pick<SessionRow, "language">, page: PostedPage): Message {
  const t = textsIn(languageOf(language)).channels;
  return {
    lines: [page.share, t.teamPage(page.story, page.ending)],
    link: { text: t.openTeamPage, url: page.url },
  };
}

export const testMessage = (): Message => ({ lines: [textsIn("en").channels.test] });

/** The body that an incoming webhook of Slack or a workflow of Teams expects. */
export function channelBody(kind: Exclude<WebhookKind, "signed">, { lines, link }: Message): string {
  if (kind === "slack") {
    const linked = link ? [`<${link.url}|${link.text}>`] : [];
    return JSON.stringify({ text: [...lines.map(slackText), ...linked].join("\n") });
  }
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: lines.map((line) => ({ type: "TextBlock", text: plainMarkdown(line), wrap: true })),
    ...(link && { actions: [{ type: "Action.OpenUrl", title: link.text, url: link.url }] }),
  };
  return JSON.stringify({
    type: "message",
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }],
  });
}

/**
 * Whether a good status proves that a channel shows the message. An incoming webhook of Slack responds "ok", a connector of
 * Teams "1"; a workflow of Teams responds 202 before it begins, whatever becomes of it. Your own server needs no more
 * than the status.
 */
export function isConfirmed(kind: WebhookKind, status: number | null, response: string | null): boolean {
  if (kind === "signed") return true;
  return status === 200 && response?.trim() === (kind === "slack" ? "ok" : "1");
}

/** A title must not become a link or a mention of everyone. */
const slackText = (line: string) =>
  line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const plainMarkdown = (line: string) => line.replace(/[\\[\]*_]/g, "\\$&");

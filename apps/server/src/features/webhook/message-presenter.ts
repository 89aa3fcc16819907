import type { WebhookKind } from "@lantern/contract/choices";
import { languageOf } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { localTimes } from "../../core/email/times.ts";
import type { SessionRow } from "../../core/sessions/repository.ts";
import type { PlayedSession } from "../../db/schema/played-session.ts";

const text = {
  en: {
    reminder: (title: string, day: string, start: string, city: string) =>
      `Reminder: ${title} starts on ${day} at ${start} (${city}).`,
    lobby: (at: string) => `The lobby opens at ${at}. Your personal link is in your invitation.`,
    recap: (title: string, people: number, teams: number) =>
      `${title} is over: ${people} ${people === 1 ? "person" : "people"} in ${teams} ${teams === 1 ? "team" : "teams"} took part.`,
    first: (names: string, points: string) => `Most points: ${names} with ${points}.`,
    report: "Open the report",
    test: "This is a test message from Lantern Hour. Reminders and recaps will appear here.",
  },
  es: {
    reminder: (title: string, day: string, start: string, city: string) =>
      `Recordatorio: ${title} empieza el ${day} a las ${start} (${city}).`,
    lobby: (at: string) => `La sala de espera abre a las ${at}. Tu enlace personal está en tu invitación.`,
    recap: (title: string, people: number, teams: number) =>
      `${title} ha terminado: ${people} ${people === 1 ? "persona" : "personas"} en ${teams} ${teams === 1 ? "equipo" : "equipos"}.`,
    first: (names: string, points: string) => `Más puntos: ${names} con ${points}.`,
    report: "Abrir el informe",
    test: "Este es un mensaje de prueba de Lantern Hour. Aquí aparecerán los recordatorios y los resúmenes.",
  },
};

interface Message {
  lines: string[];
  link?: { text: string; url: string };
}

/** The reminder of a session. It has no join link: those are personal. */
export function reminderMessage(session: SessionRow, now: Date): Message {
  const t = text[languageOf(session.language)];
  const start = session.startsAt ?? now;
  const lobby = new Date(start.getTime() - limits.joinOpensMinutes * 60_000);
  const times = localTimes(
    { start, end: session.endsAt ?? start, lobby, zone: session.timezone ?? "UTC" },
    now,
    languageOf(session.language),
  );
  return { lines: [t.reminder(session.title, times.day, times.start, times.city), t.lobby(times.lobby)] };
}

/** What a played session came to, about teams only. The report opens for administrators. */
export function recapMessage(
  session: SessionRow,
  { teams, attendance }: PlayedSession,
  origin: string,
): Message {
  const t = text[languageOf(session.language)];
  const most = Math.max(...teams.map(({ points }) => points.total));
  const first = teams.filter(({ points }) => points.total === most).map(({ name }) => name);
  const link = { text: t.report, url: `${origin}/dashboard/sessions/${session.id}/report` };
  return {
    lines: [
      t.recap(session.title, attendance.whole + attendance.early, teams.length),
      ...(teams.length > 1 ? [t.first(first.join(", "), most.toLocaleString(session.language))] : []),
    ],
    link,
  };
}

export const testMessage = (): Message => ({ lines: [text.en.test] });

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

/** A title must not become a link or a mention of everyone. */
const slackText = (line: string) =>
  line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const plainMarkdown = (line: string) => line.replace(/[\\[\]*_]/g, "\\$&");

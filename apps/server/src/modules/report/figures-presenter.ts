import type { Report } from "@lantern/contract/http";
import type { FileTexts } from "../../core/documents/text/index.ts";

/** The four figures about attendance, as the files of a report show them. */
export function figuresOf(
  { attendance, credits, teams, hidden_teams, feedback }: Report,
  { attendance: texts, smaller }: FileTexts["report"],
  number: (value: number) => string,
) {
  const { came, listed, time_present: present } = attendance;
  const playAgain = feedback.ratings?.slice(3).reduce((sum, count) => sum + count, 0);
  return [
    {
      label: texts.attended,
      value: texts.of(came, listed),
      note: present ? texts.stayed(present.whole, present.median_minutes) : "",
    },
    { label: texts.credits, value: number(credits.captured), note: texts.creditsNote(credits) },
    {
      label: texts.teams,
      value: number(teams.length + hidden_teams),
      note: [
        ...teams.map(({ name, people }) => `${name} ${number(people)}`),
        ...(hidden_teams > 0 ? [smaller(hidden_teams)] : []),
      ].join(", "),
    },
    {
      label: texts.playAgain,
      value: playAgain === undefined ? texts.notVisible : texts.of(playAgain, feedback.responses),
      note: playAgain === undefined ? texts.fewResponses : texts.responded,
    },
  ];
}

/** What a team chose at each decision, in order. */
export function pathOf({ decisions }: Report, teamId: string): string {
  return decisions
    .flatMap(({ options, teams: choices }) => {
      const chosen = choices.find(({ team }) => team === teamId)?.option;
      return options.find(({ id }) => id === chosen)?.road ?? [];
    })
    .join(" · ");
}

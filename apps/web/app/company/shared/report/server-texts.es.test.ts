import type { Report } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { reportInLanguage } from "./server-texts.es.ts";

const team = {
  id: "a",
  ending: { id: "dawn" },
  puzzles: [{ solved: true }],
  measures: null,
  commitment: null,
};
const report = (attendance: object, teams: object[]) =>
  ({ attendance, teams, hidden_teams: 0, decisions: [], summary: {} }) as unknown as Report;

test("the sentences of a report are made from its numbers", () => {
  const mixed = report({ came: 3, listed: 6, declined: 1, absent: 2 }, [team, { ...team, id: "b" }]);
  expect(reportInLanguage(mixed).summary).toEqual({
    came: "Asistieron 3 de las 6 personas de la lista, en 2 equipos. 1 dijo que no y 2 no vinieron.",
    together: "Resolvieron 2 de 2 enigmas y llegaron a un final.",
    committed: "Ningún equipo escribió lo que hará.",
  });
  const all = report({ came: 4, listed: 4, declined: 0, absent: 0 }, [team]);
  expect(reportInLanguage(all).summary.came).toBe("Las 4 personas de la lista asistieron, en 1 equipo.");
});

test("a hidden team is counted", () => {
  const counted = { came: 5, listed: 5, declined: 0, absent: 0 };
  const one = report(counted, [team]);
  const { summary } = reportInLanguage({ ...one, hidden_teams: 1 });
  expect(summary).toEqual({
    came: "Las 5 personas de la lista asistieron, en 2 equipos.",
    together: "Los equipos de tres o más resolvieron 1 de 1 enigma y llegaron a un final.",
    committed: "Ningún equipo de tres o más escribió lo que hará.",
  });
  expect(reportInLanguage({ ...one, teams: [], hidden_teams: 2 }).summary.together).toBe(
    "No mostramos lo que hicieron los equipos de menos de tres personas.",
  );
});

test("a measure has its sentence, from the counts of the English one", () => {
  const clues = {
    id: "clues",
    title: "Clues",
    value: 0.5,
    band: "middle",
    label: "x",
    sentence: "x",
    how: "x",
  };
  const measured = { ...team, measures: [{ ...clues, parts: { dealt: 4, shared: 2 } }] };
  const [first] = reportInLanguage(report({}, [measured])).teams;
  expect(first?.measures?.[0]).toMatchObject({
    title: "Datos compartidos",
    label: "A medias",
    sentence: "De 4 datos necesarios, 2 se dijeron a tiempo.",
  });
});

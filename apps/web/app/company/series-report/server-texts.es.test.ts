import type { SeriesReport } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { reportInLanguage } from "./server-texts.es.ts";

const played = { came: 9, listed: 12 };
const report = (rest: object) =>
  reportInLanguage({
    sessions: [{ played }, { played: null }],
    pairs: { met: 30, pairs: 66 },
    commitments: { teams: 2, outcomes: { kept: 1, partly: 2, not_yet: 0 } },
    measures: [{ id: "clues", title: "Clues" }],
    ...rest,
  } as unknown as SeriesReport);

test("the sentences of a series are made from its numbers", () => {
  expect(report({}).summary).toEqual([
    "Se ha jugado 1 de 2 sesiones, y vino el 75\u00a0% de las personas de la lista.",
    "El 45\u00a0% de todas las parejas de compañeros ya ha estado en un mismo equipo.",
    "2 equipos acordaron qué hacer después; de 3 respuestas, 1 dice que se ha hecho, 2 que en parte y 0 que todavía no.",
  ]);
});

test("what is missing has a sentence of its own", () => {
  const commitments = { teams: 1, outcomes: null };
  expect(report({ sessions: [{ played }, { played }], pairs: null, commitments }).summary).toEqual([
    "Se han jugado 2 de 2 sesiones, y vino el 75\u00a0% de las personas de la lista.",
    "El grupo es demasiado pequeño para decir qué parte de él se conoce.",
    "1 equipo acordó qué hacer después. Mostramos cómo ha ido cuando tres personas de un equipo han respondido.",
  ]);
  expect(report({ commitments: { teams: 0, outcomes: null } }).summary[2]).toBe(
    "Ningún equipo de tres o más ha escrito lo que hará.",
  );
});

test("a measure has its title", () => {
  expect(report({}).measures).toEqual([{ id: "clues", title: "Datos compartidos" }]);
});

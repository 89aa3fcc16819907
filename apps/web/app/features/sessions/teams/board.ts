import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { t } from "../../../i18n/index.ts";

export interface BoardTeam {
  /** Absent until the server has made it. */
  id?: string;
  name: string;
  members: readonly string[];
}
export type Board = readonly BoardTeam[];

/** The teams wished for, as stored. */
export function boardOf(session: Session): Board {
  return session.teams.map(({ id, name, members }) => ({ id, name, members }));
}

export function sizeLeft(team: BoardTeam): number {
  return limits.teamMax - team.members.length;
}

/** The team someone is in; -1 for nobody's. */
export function teamIndexOf(board: Board, person: string): number {
  return board.findIndex((team) => team.members.includes(person));
}

/** Moves someone into a team, or out of all of them (-1). A full team takes nobody: the board stays as it is. */
export function moved(board: Board, person: string, to: number): Board {
  const team = board[to];
  if (teamIndexOf(board, person) === to || (team && sizeLeft(team) <= 0)) return board;
  return board.map((each, index) => {
    const others = each.members.filter((member) => member !== person);
    return { ...each, members: index === to ? [...others, person] : others };
  });
}

/** One more team, under a name that none has yet. */
export function withTeam(board: Board): Board {
  return [...board, { name: freeName(board.map(({ name }) => name)), members: [] }];
}

export function withoutTeam(board: Board, index: number): Board {
  return board.filter((_, at) => at !== index);
}

/** The first name of the list that is free; behind its end the names come again with a number. */
export function freeName(used: readonly string[]): string {
  const { names } = t.teams;
  for (let round = 1; ; round += 1) {
    for (const name of names) {
      const called = round === 1 ? name : `${name} ${round}`;
      if (!used.includes(called)) return called;
    }
  }
}

/** What the server is sent. */
export function bodyOf(board: Board) {
  return board.map(({ id, name, members }) => ({ ...(id && { id }), name, consumer_ids: [...members] }));
}

export function sameBoard(a: Board, b: Board): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));
}

import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { texts } from "./texts.ts";

interface BoardTeam {
  /** Missing until the server has created the team. */
  id?: string;
  name: string;
  members: readonly string[];
}
export type Board = readonly BoardTeam[];

/** The planned teams, as stored. */
export function boardOf(session: Session): Board {
  return session.teams.map(({ id, name, members }) => ({ id, name, members }));
}

export function sizeLeft(team: BoardTeam): number {
  return limits.teamMax - team.members.length;
}

/** The index of the person's team; -1 for none. */
export function teamIndexOf(board: Board, person: string): number {
  return board.findIndex((team) => team.members.includes(person));
}

/** Moves a person into a team, or out of all teams (-1). A full team leaves the board unchanged. */
export function movePerson(board: Board, person: string, to: number): Board {
  const team = board[to];
  if (teamIndexOf(board, person) === to || (team && sizeLeft(team) <= 0)) return board;
  return board.map((each, index) => {
    const others = each.members.filter((member) => member !== person);
    return { ...each, members: index === to ? [...others, person] : others };
  });
}

/** Adds a team with an unused name. */
export function withTeam(board: Board): Board {
  return [...board, { name: freeName(board.map(({ name }) => name)), members: [] }];
}

export function withoutTeam(board: Board, index: number): Board {
  return board.filter((_, at) => at !== index);
}

/** The first unused name of the list; after its end the names repeat with a number. */
export function freeName(used: readonly string[]): string {
  const { names } = texts;
  for (let round = 1; ; round += 1) {
    for (const name of names) {
      const called = round === 1 ? name : `${name} ${round}`;
      if (!used.includes(called)) return called;
    }
  }
}

/** The request body. */
export function bodyOf(board: Board) {
  return board.map(({ id, name, members }) => ({ ...(id && { id }), name, consumer_ids: [...members] }));
}

export function sameBoard(a: Board, b: Board): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));
}

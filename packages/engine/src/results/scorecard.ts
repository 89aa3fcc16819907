/** A team's scorecard as one person may see it. */

import type { Seat, TeamId } from "../commands.ts";
import { linesWithCameos } from "../pack/cameos.ts";
import { type Pack, UNFINISHED } from "../pack/schema.ts";
import { awardView } from "../play/awards.ts";
import { membersOf } from "../play/people.ts";
import { PART, puzzlePoints, storyPoints } from "../play/points.ts";
import { linesIn, nextScene, nicknameOf, spokenLines, storyText } from "../play/story.ts";
import type { State, TeamState } from "../play/types.ts";
import type { ScorecardView } from "../scorecard-view.ts";
import type { LineView } from "../views.ts";
import type { Analysis } from "./analyze.ts";
import { present } from "./measure-texts.ts";
import { collaborationPoints, pointsFrom, reasonsFor } from "./reasons.ts";

/**
 * @param seat the seat of the scorecard; null for an administrator's, without personal data
 * @param endedAt wall ms
 */
export function scorecard(
  pack: Pack,
  { session, seats, teams }: State,
  id: TeamId,
  analysis: Analysis,
  seat: Seat | null,
  endedAt: number,
): ScorecardView {
  const state = teams[id];
  if (!state) throw new Error(`no team ${id}`);
  const you = seat !== null && state.joined.includes(seat) ? seat : null;
  const parts = {
    story: storyPoints(pack, state),
    puzzles: puzzlePoints(pack, state),
    collaboration: collaborationPoints(analysis.measures),
    spirit: analysis.spirit.points,
  };
  const from = pointsFrom(pack, state, analysis);
  const sentences = reasonsFor(from);
  const { story, puzzles, collaboration, spirit } = parts;
  return {
    experience: {
      slug: pack.scene_of ?? pack.slug,
      title: pack.title,
      ...(pack.scene_of !== undefined && { scene: true as const }),
    },
    team: {
      id,
      name: state.name,
      nickname: nicknameOf(pack, state),
      seats: membersOf({ session, seats, team: state }),
    },
    you,
    endedAt,
    ending: endingOf(pack, state),
    points: {
      total: story + puzzles + collaboration + spirit,
      story: { points: story, of: PART, why: sentences.story },
      puzzles: { points: puzzles, of: PART, why: sentences.puzzles },
      collaboration: { points: collaboration, of: PART, why: sentences.collaboration },
      spirit: { points: spirit, of: 100, why: sentences.spirit },
    },
    pointsFrom: from,
    path: pathOf(pack, state),
    ...(you !== null && { log: logOf(pack, state) }),
    awards: {
      team: awardView(pack.awards.team, analysis.awards.team),
      personal: you === null ? null : awardView(pack.awards.personal, analysis.awards.personal[you]),
    },
    measures: analysis.measures.map((measure) =>
      present(measure, you === null ? null : (measure.shares[you] ?? null)),
    ),
    kudos: state.kudos
      .filter(({ to }) => to === you)
      .map(({ from: giver, card, text }) => {
        const cardOfPack = pack.kudos_cards.find(({ id: cardId }) => cardId === card);
        return {
          from: giver,
          card: { symbol: cardOfPack?.symbol ?? "", text: cardOfPack?.text ?? "" },
          textId: text?.text_id ?? null,
        };
      }),
    commitmentTextId: state.commitment?.text_id ?? null,
  };
}

/** [W3] The ending that was played, or what the pack says of a session that ended before. */
function endingOf(pack: Pack, state: TeamState): ScorecardView["ending"] {
  const played = pack.endings.find(({ id: endingId }) => endingId === state.ending);
  if (!played) return { id: NO_ENDING, ...UNFINISHED, ...pack.unfinished, art: pack.cover };
  const { id, title, share, art } = played;
  return { id, title, share: storyText(state, pack, share), art };
}

/** Not an id that an ending can have. */
const NO_ENDING = "_unfinished";

/** [Q8] [U4] What the story says after the ending's film, with the lines that the team kept and the company's words. */
function logOf(pack: Pack, state: TeamState): LineView[] {
  const film = pack.scenes[pack.endings.find(({ id }) => id === state.ending)?.scene ?? ""];
  const lines: LineView[] = [];
  let id = film ? nextScene(film.next, state.facts) : null;
  while (id !== null) {
    const scene: Pack["scenes"][string] | undefined = pack.scenes[id];
    if (!scene || scene.act !== film?.act) break;
    lines.push(...linesIn(pack, id, spokenLines(state, pack, "lines", scene.lines)));
    id = nextScene(scene.next, state.facts);
  }
  return linesWithCameos(pack, lines);
}

/** Decisions and puzzles in the order of play, with the options not chosen. */
function pathOf(pack: Pack, state: TeamState): ScorecardView["path"] {
  return state.path.flatMap((id): ScorecardView["path"] => {
    const scene = pack.scenes[id];
    const made = state.decisions[id];
    const tried = state.puzzles[id];
    if (scene?.kind === "decision" && made) {
      const roads = (isUsed: boolean) =>
        scene.options.filter((option) => (option.id === made.option) === isUsed).map(({ road }) => road);
      const [used = ""] = roads(true);
      return [
        {
          scene: id,
          kind: "decision",
          title: scene.title,
          chosen: used,
          others: roads(false),
          solved: null,
        },
      ];
    }
    if (scene?.kind === "puzzle" && tried) {
      const { title, road: used } = scene;
      return [{ scene: id, kind: "puzzle", title, chosen: used, others: [], solved: tried.solved }];
    }
    return [];
  });
}

/** [Y8] The tape as the team sees it: what happened, over the picture of its scene. */
import type { Pack } from "../pack/schema.ts";
import type { Moment } from "../play/results.ts";
import { pictureOf, storyText } from "../play/story.ts";
import type { TeamState } from "../play/types.ts";
import type { MomentView } from "../views.ts";

/** Leaves out a moment whose scene, option or clue the pack does not have. */
export function tapeView(pack: Pack, team: TeamState): MomentView[] {
  return (team.tape ?? []).flatMap((moment) => momentView(pack, team, moment) ?? []);
}

function momentView(pack: Pack, team: TeamState, moment: Moment): MomentView | null {
  const def = pack.scenes[moment.scene];
  if (!def) return null;
  const scene = { scene: moment.scene, title: def.title, art: pictureOf(def, team.facts) };
  switch (moment.kind) {
    case "turned":
    case "oneVoice": {
      if (def.kind !== "decision") return null;
      const { kind, option, silent, final } = moment;
      const options = def.options.flatMap(({ id, text }) =>
        id in silent || id in final
          ? {
              text: storyText(team, pack, text),
              silent: silent[id] ?? 0,
              final: final[id] ?? 0,
              chosen: id === option,
            }
          : [],
      );
      return { ...scene, kind, options };
    }
    case "unread": {
      const packet = Number(moment.card.split(".")[1]);
      const clue = def.kind === "puzzle" ? def.puzzle.packets[packet - 1]?.text : undefined;
      const { kind, waitedMs, leftMs } = moment;
      return clue === undefined ? null : { ...scene, kind, clue, waitedMs, leftMs };
    }
    case "tries":
      return { ...scene, kind: moment.kind, wrong: moment.wrong };
    case "close":
      return { ...scene, kind: moment.kind, usedMs: moment.usedMs, ofMs: moment.ofMs };
    case "help":
      return { ...scene, kind: moment.kind, hints: moment.hints };
    case "contrast": {
      const busy = pack.scenes[moment.busy]?.title;
      const { kind, quietRate, busyRate } = moment;
      return busy === undefined ? null : { ...scene, kind, busy, quietRate, busyRate };
    }
  }
}

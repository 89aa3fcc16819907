/** A team follows its session: it mirrors the digest, and starts, ends or retimes what follows from it. */
import type { SessionDigest } from "../session/types.ts";
import { beginAct, chooseEnding, closeAct, retime, settle } from "./flow.ts";
import { isMirrored } from "./roster.ts";
import type { Turn } from "./turn.ts";

export function follow(turn: Turn, digest: SessionDigest, sessionSeq: number): void {
  // [E7] A node that was behind brings an older one; the team is further already.
  if (sessionSeq < turn.state.sessionSeq) return;
  if (turn.state.phase === "ended" || isMirrored(turn.state, digest)) return;
  const before = turn.state;
  const opensAct = digest.act !== null && digest.act.index !== before.act?.index;
  if (opensAct && before.act) closeAct(turn);
  turn.emit({ type: "synced", sessionSeq, digest });
  if (digest.phase === "ended" || digest.phase === "abandoned") {
    if (turn.state.ending === null && turn.state.entered > 0) chooseEnding(turn);
    turn.emit({ type: "finished", at: turn.at });
    return;
  }
  if (opensAct && digest.act) {
    turn.at = Math.max(digest.act.at, digest.since);
    beginAct(turn, digest.inherits);
    return;
  }
  if (digest.act && before.act && digest.act.ends !== before.act.ends) retime(turn);
  if (turn.state.phase === "running") settle(turn);
}

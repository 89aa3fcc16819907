import { type Pack, tapeAct, tapeOf } from "@lantern/engine";
import type { SessionAuthority } from "./authority.ts";
import type { LivePorts } from "./ports.ts";

/**
 * Chooses the tape of every team that has none, once the act that shows it is open. The command's id makes repeating it
 * harmless, also on another node.
 */
export class Tapes {
  readonly #act: number;
  readonly #log: LivePorts["log"];
  readonly #authority: SessionAuthority;

  constructor(pack: Pack, { log }: Pick<LivePorts, "log">, authority: SessionAuthority) {
    this.#act = tapeAct(pack);
    this.#log = log;
    this.#authority = authority;
  }

  /** False when the storage is away. */
  async choose(): Promise<boolean> {
    const { state, run } = this.#authority;
    const { act, phase } = state.session;
    if (this.#act < 0 || (act?.index ?? -1) < this.#act) return true;
    if (phase !== "running" && phase !== "paused") return true;
    let stored = true;
    for (const { id: team, tape } of Object.values(state.teams)) {
      if (tape) continue;
      const moments = tapeOf(await this.#log.readTeam(run, team), team);
      const command = { type: "tape" as const, team, moments };
      const outcome = await this.#authority.submit({ id: `tape.${team}`, actor: "company", command });
      stored = stored && (outcome.ok || outcome.code !== "UNAVAILABLE");
    }
    return stored;
  }
}

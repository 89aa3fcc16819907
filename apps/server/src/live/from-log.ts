import { actsFromLog, type SessionCommand, type TeamState, tapeOf } from "@lantern/engine";
import { type Analyzed, analysisNow } from "./analysis.ts";
import type { SessionAuthority } from "./authority.ts";
import type { LivePorts } from "./ports.ts";

type Addition = "tape" | "awards";

/**
 * Brings what follows from a team's log into its state, once the act that shows it is open: the tape and the awards. The
 * commands' ids make repeating them harmless, also on another node.
 */
export class FromLog {
  readonly #acts: Record<Addition, number>;
  readonly #ports: LivePorts;
  readonly #session: Analyzed & { readonly authority: SessionAuthority };

  constructor(ports: LivePorts, session: Analyzed & { readonly authority: SessionAuthority }) {
    this.#acts = actsFromLog(session.pack);
    this.#ports = ports;
    this.#session = session;
  }

  /** False when the storage is away. */
  async addMissing(): Promise<boolean> {
    const { authority } = this.#session;
    let stored = true;
    for (const what of ["tape", "awards"] as const)
      for (const team of this.#missing(what, authority)) {
        const command = await this.#command(what, team);
        const outcome = await authority.submit({ id: `${what}.${team.id}`, actor: "company", command });
        stored = stored && (outcome.ok || outcome.code !== "UNAVAILABLE");
      }
    return stored;
  }

  #missing(what: Addition, { state }: SessionAuthority): TeamState[] {
    const { act, phase } = state.session;
    const open = this.#acts[what] >= 0 && (act?.index ?? -1) >= this.#acts[what];
    if (!open || (phase !== "running" && phase !== "paused")) return [];
    return Object.values(state.teams).filter((team) => team[what] === undefined && team.entered > 0);
  }

  async #command(what: Addition, { id: team }: TeamState): Promise<SessionCommand> {
    if (what === "awards") {
      const { awards } = await analysisNow(this.#ports, this.#session, team);
      return { type: "awards", team, awards };
    }
    const rows = await this.#ports.log.readTeam(this.#session.run, team);
    return { type: "tape", team, moments: tapeOf(rows, team) };
  }
}

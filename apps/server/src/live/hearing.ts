import { isHostSeat } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { Audience } from "./audience.ts";
import type { Message } from "./fanout/fanout.ts";
import { DESK, type HostDesk } from "./host-desk.ts";

export interface Listener {
  audience: Audience;
  hosts: HostDesk;
  /** A stream has a row that this node may not have read. */
  moved(stream: string, seq: number): void;
  /** Written lines look different now. */
  moderated(): void;
  /** The company's side arranged something anew, and this node knows of it already. */
  arranged(node: string): void;
}

/** What this or another node tells of a session, brought to the people of it who are here. */
export function hear(message: Message, { audience, hosts, moved, moderated, arranged }: Listener): void {
  switch (message.kind) {
    case "moved":
      moved(message.stream, message.seq);
      break;
    case "taken":
      audience.displace(message.person, message.epoch);
      break;
    case "removed":
      audience.displace(message.person, Number.POSITIVE_INFINITY, "removed");
      break;
    case "reacted":
      audience.float(message.team ?? "", { t: "react", seat: message.seat, r: message.reaction });
      break;
    case "signalled": {
      const { team, from, to, signal } = message;
      // A host who only looks on is told nothing that was said to all.
      const meant = (seat: Seat) => seat !== from && (to === null ? !isHostSeat(seat) : seat === to);
      audience.float(team, { t: "signal", from, d: signal }, meant);
      break;
    }
    case "muted":
      audience.tell(message.seat, { t: "mute" });
      break;
    case "line":
      hosts.lineIs(message.seat, message.health);
      audience.changed(DESK);
      break;
    case "moderated":
      moderated();
      break;
    case "arranged":
      arranged(message.node);
  }
}

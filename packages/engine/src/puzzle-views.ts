/** What a team sees of a puzzle: a part of `views.ts`, from where it is imported. */
import type { Seat } from "./commands.ts";

/** How the story draws a board: drawings are `skin/<name>.svg` among its pictures, paintings `skin/<name>.avif`. */
export interface SkinView {
  backdrop?: string | undefined;
  item?: string | undefined;
  plate?: string | undefined;
  areas?: Record<string, [number, number, number, number]> | undefined;
  things?: "lanterns" | "leaves" | undefined;
  strip?: { dark: string } | undefined;
  row?: "thread" | "pot" | "tags" | undefined;
  letters?: number[] | undefined;
  stops?: { size: [number, number]; style: "house" | "chart" | "pods"; walker: string } | undefined;
  clock?: { hours: string; minutes: string[]; figure: string } | undefined;
  names?: { board?: string | undefined; gauge?: string | undefined; goal?: string | undefined } | undefined;
}

export type PuzzleView =
  | {
      kind: "switchboard";
      /** `label` and `names` (of positions or values) are only on boards whose story names them. */
      controls: {
        id: string;
        owner: Seat[];
        value: number;
        positions: number;
        label?: string;
        names?: string[];
      }[];
      /** `goal` is null unless it is public; private goals are in the private view. */
      gauges: {
        id: string;
        glyph: string;
        label?: string;
        names?: string[];
        value: number;
        max: number;
        goal: number | null;
      }[];
      solvesAt: number | null;
      /** Only on boards that everybody checks at the same time: the things that must be right. */
      groups?: { id: string; label: string; controls: string[] }[];
      /** Who submits now, each until a time. */
      submitted?: { seat: Seat; until: number }[];
    }
  | {
      kind: "match";
      /** [P1] `owner` where only some people can give it a tile. */
      left: { id: string; label: string; note: string; owner?: Seat[] }[];
      /** [P23] `owner` where only some people hear and move it; the label is empty until it has been put somewhere. */
      right: { id: string; label: string; owner?: Seat[]; drawing?: string }[];
      pairs: Record<string, string>;
    }
  | {
      kind: "cipher";
      rows: { label: string; cells: { id: string; label: string; icon: string }[] }[];
      signs: { top: string; bottom: string }[];
      slots: (string | null)[];
    }
  | {
      kind: "route";
      /** [P1] `owner` where only some people can go to it. */
      nodes: { id: string; label: string; icon: string; x: number; y: number; owner?: Seat[] }[];
      edges: [string, string][];
      start: string;
      end: string;
      path: string[];
    }
  | {
      kind: "order";
      /** [P1] `owner` where only some people can move it. */
      items: {
        id: string;
        label: string;
        glyph: string;
        note: string;
        drawing?: string | undefined;
        owner?: Seat[];
      }[];
      slots: (string | null)[];
    }
  | {
      kind: "code";
      /** `owner` where only some people can turn it. */
      wheels: {
        id: string;
        label: string;
        symbols: string[];
        /** What the symbols are called, in their order, where they are words. */
        names?: string[] | undefined;
        glyph?: string | undefined;
        owner?: Seat[];
      }[];
      slots: (string | null)[];
      /** Only on locks that everybody checks at the same time. */
      submitted?: { seat: Seat; until: number }[];
    };

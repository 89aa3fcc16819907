/** What makes a portrait: who sits, what they wear, and what is behind them. */
import type { backdrops } from "./backdrops.ts";
import type { beards } from "./beards.ts";
import type { clothes } from "./clothes.ts";
import type { hairs } from "./hair.ts";
import type { headwear } from "./headwear.ts";

export interface Skin {
  base: string;
  shade: string;
  /** Lips and cheeks. */
  warm: string;
}

export const SKINS = {
  porcelain: { base: "#f2cdb0", shade: "#d39f80", warm: "#c9776a" },
  peach: { base: "#e8b791", shade: "#c08a68", warm: "#b9655a" },
  honey: { base: "#d9a070", shade: "#b0774f", warm: "#a5584a" },
  olive: { base: "#c48d63", shade: "#966445", warm: "#944c42" },
  bronze: { base: "#a56d4a", shade: "#7b4c34", warm: "#7f3d38" },
  umber: { base: "#7f4f38", shade: "#5b3627", warm: "#6b3033" },
  ebony: { base: "#5d3a2d", shade: "#40261f", warm: "#5a2a2c" },
} as const satisfies Record<string, Skin>;

export interface Sitter {
  skin: keyof typeof SKINS;
  hair: keyof typeof hairs;
  hairColor: string;
  headwear?: keyof typeof headwear;
  headwearColor?: string;
  beard?: keyof typeof beards;
  glasses?: "round" | "square";
  clothes: keyof typeof clothes;
  clothesColors: readonly [string, string];
  /** Lines of age at eyes and mouth. */
  old?: true;
  freckles?: true;
  lashes?: true;
  earrings?: string;
  hearingAid?: true;
  wheelchair?: string;
  /** Width of the face against its height. */
  wide?: number;
  /** Degrees to which the head leans. */
  tilt?: number;
  backdrop: keyof typeof backdrops;
}

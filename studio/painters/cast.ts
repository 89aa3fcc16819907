import type { Look } from "./actor.ts";

/** The people of the story, always dressed the same. */
export const PIA: Look = {
  coat: "#a5494a",
  head: "brim",
  hair: "#cfc6bc",
  skin: 1,
  broad: 1.08,
  trim: "#7d463c",
};
export const LENA: Look = { coat: "#b98a3a", head: "bun", hair: "#5a3a26", skin: 1 };
export const TOMO: Look = { coat: "#2c4468", head: "guard", skin: 0, cut: "uniform" };
export const AMARA: Look = {
  coat: "#1f6a6e",
  head: "bob",
  hair: "#d8d2c8",
  skin: 2,
  cut: "gown",
  trim: "#f2c46a",
};
export const BRAM: Look = {
  coat: "#4b4a58",
  head: "bald",
  hair: "#b8b0a8",
  skin: 3,
  cut: "suit",
  trim: "#2a3a5a",
};
export const SALT_LADY: Look = { coat: "#6d5a86", head: "bob", hair: "#e9e4dc", skin: 0 };

/** The crew in their borrowed coats, always in this order. */
export const CREW: readonly Look[] = [
  { coat: "#2f7480", head: "felt", trim: "#24404a", skin: 0 },
  { coat: "#c46a60", head: "curls", skin: 2 },
  { coat: "#d8c79c", head: "cap", trim: "#2c4a60", skin: 1, broad: 1.14 },
  { coat: "#4a6f45", head: "long", hair: "#7a4a2a", skin: 3 },
  { coat: "#5b5486", head: "none", skin: 4 },
  { coat: "#b98a3a", head: "scarf", hair: "#5a3a26", trim: "#d9665a", skin: 0 },
];

/** Guests of the gala. */
export const GUESTS: readonly Look[] = [
  { coat: "#7c2a3a", head: "bun", cut: "gown", trim: "#f2c46a", skin: 0 },
  { coat: "#2a3350", head: "none", cut: "suit", skin: 1 },
  { coat: "#c98a3c", head: "long", hair: "#3c2420", cut: "gown", skin: 2 },
  { coat: "#3c3044", head: "bald", hair: "#cfc6bc", cut: "suit", trim: "#c9a13c", skin: 3 },
  { coat: "#1f6a78", head: "curls", cut: "gown", trim: "#fff0d4", skin: 4 },
  { coat: "#203c3a", head: "felt", trim: "#182c2c", cut: "suit", skin: 0 },
  { coat: "#8a4a7a", head: "bob", hair: "#c9beb0", cut: "gown", trim: "#f2c46a", skin: 3 },
  { coat: "#4a2a2c", head: "none", hair: "#8a5a34", cut: "suit", trim: "#1f6a78", skin: 3, broad: 1.15 },
  { coat: "#e0b888", head: "bun", hair: "#b8863c", cut: "gown", trim: "#a5494a", skin: 3 },
];

/**
 * First Light: a whole adventure in ninety seconds. It contains every scene kind and every puzzle kind, branches,
 * conditional lines, an optional scene and two endings, and is the pack of most tests.
 */
import type { PackSource } from "../src/pack/schema.ts";
import { tinyScenes } from "./tiny-scenes.ts";

export const tinyPack: PackSource = {
  slug: "first-light",
  version: "1.0.0",
  locale: "en",
  title: "First Light",
  logline: "A lighthouse went dark a minute before dawn. Light it again, together.",
  synopsis: "A very short story, for trying things out: six people, one lamp, ninety seconds.",
  cover: { id: "cover", alt: "A lighthouse before dawn." },
  palette: { ground: "#0B1B33", light: "#FFB84D" },
  cast: {
    mara: { name: "Mara", about: "Keeper of the light. Says little, means it." },
    finn: { name: "Finn", about: "A boat boy. Always early." },
  },
  traits: [
    { id: "care", name: "Care", nickname: "the Steady Hands" },
    { id: "nerve", name: "Nerve", nickname: "the Bold Oars" },
  ],
  resources: {
    oil: { start: 6, min: 0, max: 12, label: "Oil" },
    trust: { start: 2, min: 0, max: 10, label: "Trust" },
    lamp: { start: 0, min: 0, max: 12 },
    horn: { start: 0, min: 0, max: 12 },
    stove: { start: 0, min: 0, max: 12 },
  },
  flags: ["knocked", "called", "lit", "opened_lock", "warm", "line_for_mara"],
  on_changed_vote: "care+1",
  commitment_examples: [
    { when: "the light goes out", will: "ask who still has oil" },
    { when: "somebody knocks", will: "open before we judge" },
    { when: "a plan is in a hurry", will: "read it aloud once" },
  ],
  acts: [
    { id: "opening", title: "Before dawn", mode: "plenary", seconds: 7, first: "dark" },
    {
      id: "act-1",
      title: "The door",
      mode: "teams",
      seconds: 26,
      first: "meet",
      so_far: "The lighthouse is dark. We stand at its door.",
      cut: ["lock"],
    },
    {
      id: "act-2",
      title: "The stairs",
      mode: "teams",
      seconds: 24,
      first: "note",
      so_far: "Mara let us in. There is little oil.",
      cut: ["row", "pairs"],
    },
    { id: "interlude", title: "All the crews", mode: "plenary", seconds: 3, first: "compare" },
    {
      id: "act-3",
      title: "The lamp",
      mode: "teams",
      seconds: 14,
      first: "signs",
      so_far: "We shared the oil. Now the lamp.",
      cut: ["way"],
    },
    { id: "finale", title: "Dawn", mode: "teams", seconds: 2, first: null },
    { id: "debrief", title: "Looking back", mode: "teams", seconds: 8, first: "why" },
    { id: "awards", title: "The log", mode: "plenary", seconds: 6, first: "endings" },
  ],
  scenes: tinyScenes,
  endings: [
    { id: "sun", scene: "sunrise", when: "last = wait", title: "The sun", share: "We waited for the sun." },
    { id: "light", scene: "dawn", title: "The light", share: "We lit the lamp." },
  ],
  cards: {
    roles: ["Wick", "Glass", "Oil", "Horn", "Rope", "Log"].map((title) => ({
      title,
      text: `You look after the ${title.toLowerCase()}.`,
    })),
  },
  story_score: {
    base: 150,
    per_resource: { trust: 10 },
    per_need: { scene: "share", points: 10, most: 30 },
  },
  warm_up: {
    question: "Tea or coffee?",
    options: [
      { id: "tea", text: "Tea" },
      { id: "coffee", text: "Coffee" },
    ],
  },
  icebreakers: ["What do you see from your window?", "What wakes you up?"],
  kudos_cards: [
    { id: "heard", symbol: "●", text: "You heard me.", tags: ["care"] },
    { id: "calm", symbol: "■", text: "You kept us calm.", tags: ["care"] },
    { id: "brave", symbol: "▲", text: "You went first.", tags: ["nerve"] },
  ],
  awards: {
    team: [
      {
        id: "trusted",
        title: "Trusted",
        text: "Mara gave you the key.",
        badge: "key",
        measure: "resource",
        params: { resource: "trust", at_least: 6 },
      },
      {
        id: "stayed",
        title: "Stayed till dawn",
        text: "You stayed.",
        badge: "sun",
        measure: "always",
        fallback: true,
      },
    ],
    personal: [
      {
        id: "every-card",
        title: "Every card out",
        text: "You said all you held.",
        badge: "card",
        measure: "clues_shared",
      },
      {
        id: "early",
        title: "Early",
        text: "You were first to be ready.",
        badge: "clock",
        measure: "first_ready",
      },
      {
        id: "crew",
        title: "Crew",
        text: "You were there.",
        badge: "oar",
        measure: "always",
        fallback: true,
      },
    ],
  },
  team_names: [
    "Amber",
    "Beacon",
    "Cove",
    "Drift",
    "Ebb",
    "Flint",
    "Gale",
    "Harbour",
    "Inlet",
    "Jetty",
    "Keel",
    "Lantern",
  ],
};

/** The tiny pack with a camp that has time for rounds. */
import { compile, type PackSource } from "../src/index.ts";
import { tinyPack } from "./tiny-pack.ts";

const card = (id: string, question: string) => ({
  id,
  who: "mara",
  question,
  things: { cup: "tea", lamp: "a lamp", cat: "a cat", pot: "soup", radio: "a song", moon: "nothing" },
});

type Camp = Extract<PackSource["scenes"][string], { kind: "camp" }>;
const camp = (id: string, cards: string): Camp => ({
  ...(tinyPack.scenes[id] as Camp),
  time: [0, 0, CAMP_SECONDS],
  cards,
});

/** Seconds from the camp to the end of its act, at least: three rounds of six people. */
const CAMP_SECONDS = 600;

const roundsSource: PackSource = {
  ...tinyPack,
  rounds: {
    surface: "wall",
    closing: ["Mara: Leave it on the wall."],
    sets: {
      first: [
        card("one", "What keeps you warm?"),
        card("two", "What do you hear at night?"),
        card("three", "What do you light first?"),
      ],
      second: [card("four", "What do you mend?")],
    },
  },
  scenes: {
    ...tinyPack.scenes,
    rest: camp("rest", "first"),
    landing: camp("landing", "second"),
  },
  acts: tinyPack.acts.map((act) =>
    act.id === "act-1" || act.id === "act-2" ? { ...act, seconds: act.seconds + CAMP_SECONDS } : act,
  ),
};

export const roundsPack = compile(roundsSource);

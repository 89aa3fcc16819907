export { Awards } from "./awards.tsx";
export { Giving } from "./kudos-cards.tsx";
export { Tape, TapePicture } from "./tape.tsx";

export { Awards } from "./awards.tsx";
export { Giving, Reading } from "./kudos-cards.tsx";
export { Tape, TapePicture } from "./tape.tsx";

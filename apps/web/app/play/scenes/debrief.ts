export { Awards } from "./awards.tsx";
export { Tape, TapePicture } from "./tape.tsx";

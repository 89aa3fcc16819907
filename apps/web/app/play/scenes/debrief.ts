export { Awards } from "./awards.tsx";
export { Writing } from "./commitment-form.tsx";
export { Giving, Reading } from "./kudos-cards.tsx";
export { Answer, Answers } from "./reflection-answers.tsx";
export { Tape, TapePicture } from "./tape.tsx";

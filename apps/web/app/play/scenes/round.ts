export { roundInstruction, turnAction } from "./round-text.ts";
export { Round } from "./round-turn.tsx";
export { RoundWall } from "./round-wall.tsx";

export { Round } from "./round-turn.tsx";
export { RoundWall } from "./round-wall.tsx";

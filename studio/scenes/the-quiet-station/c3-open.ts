import type { Scene } from "../../kit/scene.ts";
import { answered } from "./c3-ajar.ts";

export const scene: Scene = answered(0.52);

import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Hier bleiben Sie angemeldet. Überall sonst melden wir Sie ab.",
};

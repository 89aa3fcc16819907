import { createStore } from "./store.ts";

/** Seconds into the film that is shown now, 0 outside of films. The participant's state reads it. */
export const filmPosition = createStore({ seconds: 0 });

import { createStore } from "@lantern/live-client";

/** The message that somebody is writing. It outlives its field: the chat of the lobby gives way to that of the stage. */
export const draft = createStore({ text: "", focused: false });

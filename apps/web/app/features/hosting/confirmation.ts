import { createContext, useContext } from "react";

/** What the console asks before it does it, with what it is about as it was when it was pressed. */
export type Confirmation =
  | { what: "start" | "pause" | "extend" | "end" }
  | { what: "skip"; team: string; scene: { id: string; title: string } }
  | { what: "remove"; seat: string }
  | { what: "move"; team: string }
  /** `answers`: whose call for help it answers. */
  | { what: "message"; team: string | null; replyTo?: string };

/** Opens a question of the console. */
export const ConfirmationContext = createContext<(confirmation: Confirmation) => void>(() => {});
export const useOpen = () => useContext(ConfirmationContext);

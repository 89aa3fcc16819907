import { createContext, useContext } from "react";

/** An action that the console asks to confirm, with its target as it was when the button was clicked. */
export type Confirmation =
  | { what: "start" | "pause" | "extend" | "end" }
  | { what: "skip"; team: string; scene: { id: string; title: string } }
  | { what: "remove"; seat: string }
  | { what: "move"; team: string }
  /** `replyTo`: seat of the person whose request for help it answers. */
  | { what: "message"; team: string | null; replyTo?: string };

/** Opens a confirmation. */
export const ConfirmationContext = createContext<(confirmation: Confirmation) => void>(() => {});
export const useConfirm = () => useContext(ConfirmationContext);

import { useEffect } from "react";
import { watchSignIn } from "./watch-sign-in.ts";

/** Watches the sign-in while it is rendered. Renders nothing. */
export function AccessWatch() {
  useEffect(watchSignIn, []);
  return null;
}

import { loading } from "../en/start.ts";

export const ui = {
  skip: "Skip to content",
  loading,
  close: "Close",
  cancel: "Cancel",
  more: "More",
  tryAgain: "Try again",
};

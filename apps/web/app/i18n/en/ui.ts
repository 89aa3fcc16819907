import { loading } from "../loading.ts";

export const ui = {
  skip: "Skip to content",
  loading: loading.en,
  close: "Close",
  cancel: "Cancel",
  more: "More",
  tryAgain: "Try again",
};

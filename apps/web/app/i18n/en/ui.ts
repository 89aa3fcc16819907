import { loading } from "../loading.ts";

export const ui = {
  skip: "Skip to content",
  loading: loading.en,
  close: "Close",
  cancel: "Cancel",
  optional: "(optional)",
  messages: "Messages",
  closeMessage: "Close message",
  more: "More",
  tryAgain: "Try again",
  chooseDay: "Choose a day",
  searchZone: "Type a city",
  showZones: "Show time zones",
  noZone: "No zone by that name. Try the nearest large city.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  leave: {
    title: "Leave without saving?",
    text: "What you have changed here is not saved yet.",
    cancel: "Stay here",
    leave: "Leave",
  },
  list: {
    couldNotLoad: "This could not be loaded",
  },
};

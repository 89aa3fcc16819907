/** A participant's page that fails in the browser. */
export const fault = {
  heading: "This page stopped working",
  text: "Something went wrong in this browser window, not in your session. Your seat, your cards, and your points are still there.",
  again: "Join again",
};

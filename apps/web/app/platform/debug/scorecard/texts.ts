export const texts = {
  intro: "A made-up example, a session of simulated participants, or any completed session.",
  fixture: "Made-up example",
  frame: "The scorecard",
  none: "This session isn’t over, so there is no scorecard yet.",
};

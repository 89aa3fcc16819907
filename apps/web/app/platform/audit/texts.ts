export const texts = {
  sub: "Who did what, newest first. Nobody can edit this log.",
};

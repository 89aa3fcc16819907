/** Pages for those who look after the product. */
export const debug = {
  award: {
    title: "Badges and errors",
    lede: "Each address below ends in the error screen that belongs to it.",
    thrown: "Thrown while drawing, as asked",
  },
};

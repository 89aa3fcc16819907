const names = {
  ready: "Ready",
  coming: "Coming, not checked",
  needs_help: "Needs help",
  no_answer: "No answer",
  declined: "Can't come",
};

/** The five states of a person before the hour. */
export const readiness = {
  ...names,
  sum: (counts: Record<keyof typeof names, number>) =>
    (Object.keys(names) as (keyof typeof names)[])
      .filter((state) => counts[state] > 0)
      .map((state) => `${counts[state]} ${names[state].toLowerCase()}`)
      .join(", "),
  street: (count: number, sum: string) =>
    `A harbour street at dusk. Each window is one of the ${count} people on the list: ${sum}.`,
};

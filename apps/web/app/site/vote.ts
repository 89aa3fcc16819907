interface Step {
  wait: number;
  /** Who goes to which option. */
  moves: [who: string, to: number][];
  text: number;
}

const steps: Step[] = [
  { wait: 4000, moves: [["tomas", 1]], text: 0 },
  { wait: 3200, moves: [["amara", 1]], text: 1 },
  {
    wait: 5000,
    moves: [
      ["tomas", 0],
      ["amara", 2],
    ],
    text: 2,
  },
];

/** The first screen comes alive: the harbour and the vote over it, until somebody wants them still. */
export function enliven(hero: HTMLElement): void {
  const vote = hero.querySelector<HTMLElement>(".vote");
  const button = hero.querySelector<HTMLElement>(".hold");
  if (!vote || !button) return;
  const hold = playVote(vote);
  hero.dataset.moves = "";
  button.hidden = false;
  button.addEventListener("click", () => {
    const held = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(held));
    hero.dataset.moves = held ? "held" : "";
    hold(held);
  });
}

/**
 * The same faces move between the same options, over and over; only while they are in sight.
 *
 * @returns what holds it still, or lets it go on
 */
function playVote(figure: HTMLElement): (held: boolean) => void {
  const lists = [...figure.querySelectorAll(".opt ul")];
  const say = figure.querySelector("[data-say]");
  const clock = figure.querySelector("time");
  const says: string[] = JSON.parse(figure.dataset.says ?? "[]");
  const clocks: string[] = JSON.parse(figure.dataset.clocks ?? "[]");

  const move = (who: string, to: number) => {
    const face = figure.querySelector(`[data-who=${who}]`);
    if (!face) return;
    const before = face.getBoundingClientRect();
    lists[to]?.append(face);
    const after = face.getBoundingClientRect();
    const from = `translate(${before.x - after.x}px, ${before.y - after.y}px)`;
    face.animate([{ transform: from }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  };
  const count = () => {
    for (const list of lists) {
      const option = list.closest<HTMLElement>(".opt");
      const voters = list.children.length;
      if (list.previousElementSibling) list.previousElementSibling.textContent = String(voters);
      option?.setAttribute("data-n", String(voters));
      option?.classList.toggle("top3", voters > 2);
    }
  };

  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  const play = () => {
    const step = steps[next];
    if (!step) return;
    timer = setTimeout(() => {
      for (const [who, to] of step.moves) move(who, to);
      count();
      if (say) say.textContent = says[step.text] ?? "";
      if (clock) clock.textContent = clocks[step.text] ?? "";
      next = (next + 1) % steps.length;
      play();
    }, step.wait);
  };
  let inSight = false;
  let isHeld = false;
  const playOrStop = () => {
    clearTimeout(timer);
    if (inSight && !isHeld) play();
  };
  new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    playOrStop();
  }).observe(figure);
  return (held) => {
    isHeld = held;
    playOrStop();
  };
}

interface Step {
  wait: number;
  /** Who moves to which option. */
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

/** Starts the animations of the first screen, the harbor and the vote, and lets visitors pause them. */
export function animateHero(hero: HTMLElement): void {
  const vote = hero.querySelector<HTMLElement>("[data-vote]");
  const button = hero.querySelector<HTMLElement>("[data-pause]");
  if (!vote || !button) return;
  const pause = playVote(vote);
  hero.dataset.moves = "";
  button.hidden = false;
  button.addEventListener("click", () => {
    const paused = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(paused));
    hero.dataset.moves = paused ? "held" : "";
    pause(paused);
  });
}

/**
 * Moves the portraits between the options in a loop while the vote is visible.
 *
 * @returns a function that pauses or resumes
 */
function playVote(figure: HTMLElement): (paused: boolean) => void {
  const lists = [...figure.querySelectorAll("[data-votes] ul")];
  const caption = figure.querySelector("[data-caption]");
  const clock = figure.querySelector("time");
  const captions: string[] = JSON.parse(figure.dataset.captions ?? "[]");
  const clocks: string[] = JSON.parse(figure.dataset.clocks ?? "[]");

  const move = (who: string, to: number) => {
    const portrait = figure.querySelector(`[data-who=${who}]`);
    if (!portrait) return;
    const before = portrait.getBoundingClientRect();
    lists[to]?.append(portrait);
    const after = portrait.getBoundingClientRect();
    const from = `translate(${before.x - after.x}px, ${before.y - after.y}px)`;
    portrait.animate([{ transform: from }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  };
  const count = () => {
    for (const list of lists) {
      const option = list.closest<HTMLElement>("[data-votes]");
      const voters = list.children.length;
      if (list.previousElementSibling) list.previousElementSibling.textContent = String(voters);
      option?.setAttribute("data-votes", String(voters));
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
      if (caption) caption.textContent = captions[step.text] ?? "";
      if (clock) clock.textContent = clocks[step.text] ?? "";
      next = (next + 1) % steps.length;
      play();
    }, step.wait);
  };
  let inSight = false;
  let isPaused = false;
  const playOrStop = () => {
    clearTimeout(timer);
    if (inSight && !isPaused) play();
  };
  new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    playOrStop();
  }).observe(figure);
  return (paused) => {
    isPaused = paused;
    playOrStop();
  };
}

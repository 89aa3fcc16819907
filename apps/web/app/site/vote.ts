interface Step {
  wait: number;
  /** Who goes to which option. */
  moves: [who: string, to: number][];
  text: number;
}

const steps: Step[] = [
  { wait: 4000, moves: [["tomas", 2]], text: 0 },
  { wait: 3200, moves: [["amara", 2]], text: 1 },
  {
    wait: 5000,
    moves: [
      ["tomas", 0],
      ["amara", 1],
    ],
    text: 2,
  },
];

/** The same faces move between the same options, over and over; only while they are in sight. */
export function playVote(figure: HTMLElement): void {
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
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) play();
  }).observe(figure);
}

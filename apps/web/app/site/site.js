/**
 * The one script of the public pages. Everything on them works without it; it adds what moves:
 * the vote that resolves, the light along the hour, and "Dashboard" for those who are signed in.
 */
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Somebody whose sign-in is still good sees the way to the dashboard. */
function greet() {
  try {
    const { token_expiration: end } = JSON.parse(localStorage.getItem("token") ?? "{}");
    if (!(end > Date.now())) return;
    for (const link of document.querySelectorAll("[data-sign-in]")) {
      link.href = "/dashboard/home";
      link.textContent = link.dataset.signIn;
    }
  } catch {
    // Storage that cannot be read means that nobody is signed in.
  }
}

/**
 * A sign-in or sign-out with a provider ends at the site's root: its answer goes on to the page that understands it.
 */
function handOnAnswer() {
  const { pathname, hash, search } = location;
  const answers = (part) => /[#?&]state=/.test(part);
  if (pathname === "/" && (answers(hash) || answers(search))) location.replace(`/signing-in${search}${hash}`);
}

/** Crawlers that run scripts never keep a drawn error as the page. */
function hideErrorFromCrawlers() {
  const screen = document.querySelector("main[data-status]");
  if (!screen || !/bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
  console.error("application error", location.pathname);
  screen.parentElement.remove();
}

/** A menu closes when one of its places is chosen. */
function closeMenus() {
  for (const menu of document.querySelectorAll("details.menu")) {
    menu.addEventListener("click", (event) => {
      if (event.target.closest("a")) menu.open = false;
    });
  }
}

/** The same faces move between the same options, over and over; only while they are in sight. */
function playVote(figure) {
  const lists = [...figure.querySelectorAll(".opt ul")];
  const say = figure.querySelector("[data-say]");
  const clock = figure.querySelector("time");
  const says = JSON.parse(figure.dataset.says);
  const clocks = JSON.parse(figure.dataset.clocks);
  const steps = [
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

  const move = (who, to) => {
    const face = figure.querySelector(`[data-who=${who}]`);
    const before = face.getBoundingClientRect();
    lists[to].append(face);
    const after = face.getBoundingClientRect();
    const from = `translate(${before.x - after.x}px, ${before.y - after.y}px)`;
    face.animate([{ transform: from }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  };
  const count = () => {
    for (const list of lists) {
      const option = list.closest(".opt");
      list.previousElementSibling.textContent = list.children.length;
      option.dataset.n = list.children.length;
      option.classList.toggle("top3", list.children.length > 2);
    }
  };

  let timer;
  const play = (index) => {
    const step = steps[index];
    timer = setTimeout(() => {
      for (const [who, to] of step.moves) move(who, to);
      count();
      say.textContent = says[step.text];
      clock.textContent = clocks[step.text];
      next = (index + 1) % steps.length;
      play(next);
    }, step.wait);
  };
  let next = 0;
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry.isIntersecting) play(next);
  }).observe(figure);
}

/** One range input moves the light; the panel is filled from the list itself. */
function scrubHour(section) {
  const scrub = section.querySelector("input");
  const parts = [...section.querySelectorAll(".parts li")];
  const find = (selector) => section.querySelector(selector);
  const show = () => {
    const minute = Number(scrub.value);
    const part = parts.findLast((item) => minute >= Number(item.dataset.from));
    const name = part.querySelector("b").textContent;
    for (const item of parts) item.classList.toggle("on", item === part);
    find(".rope").style.setProperty("--at", minute / 60);
    find(".when").textContent = part.dataset.when;
    find(".tell h3").textContent = name;
    find(".txt").textContent = part.querySelector("p").textContent;
    find(".still p").textContent = part.querySelector("blockquote").textContent;
    find(".still").style.backgroundPosition = part.dataset.at;
    find(".still").style.backgroundSize = part.dataset.zoom;
    scrub.setAttribute("aria-valuetext", `${Math.floor(minute)}, ${name}`);
  };
  scrub.addEventListener("input", show);
  for (const part of parts) {
    part.querySelector("button").addEventListener("click", () => {
      scrub.value = (Number(part.dataset.from) + Number(part.dataset.to)) / 2;
      show();
    });
  }
  show();
}

/** Pages that name the operator learn who it is from the running server. */
async function nameOperator(places) {
  if (places.length === 0) return;
  const answer = await fetch("/api/config").catch(() => null);
  if (!answer?.ok) return;
  const { operator } = await answer.json();
  for (const place of places) {
    const text = "operator" in place.dataset ? operator.name : operator.support_email;
    if (text) place.textContent = text;
  }
}

handOnAnswer();
hideErrorFromCrawlers();
greet();
closeMenus();
nameOperator([...document.querySelectorAll("[data-operator], [data-support]")]);
const vote = document.querySelector(".vote");
if (vote && !calm) playVote(vote);
const hour = document.querySelector(".hour");
if (hour) scrubHour(hour);

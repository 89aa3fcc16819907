/** One range input moves the light; the panel is filled from the list itself. */
export function scrubHour(section: HTMLElement): void {
  const scrub = section.querySelector("input");
  const parts = [...section.querySelectorAll<HTMLElement>(".parts li")];
  if (!scrub) return;
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const write = (selector: string, text: string | null | undefined) => {
    const place = find(selector);
    if (place) place.textContent = text ?? "";
  };

  const show = () => {
    const minute = Number(scrub.value);
    const part = parts.findLast((item) => minute >= Number(item.dataset.from));
    if (!part) return;
    const name = part.querySelector("b")?.textContent;
    for (const item of parts) item.classList.toggle("on", item === part);
    find(".rope")?.style.setProperty("--at", String(minute / 60));
    write(".when", part.dataset.when);
    write(".tell h3", name);
    write(".txt", part.querySelector("p")?.textContent);
    write(".still p", part.querySelector("blockquote")?.textContent);
    const still = find(".still");
    if (still) {
      still.style.backgroundPosition = part.dataset.at ?? "";
      still.style.backgroundSize = part.dataset.zoom ?? "";
    }
    scrub.setAttribute("aria-valuetext", `${Math.floor(minute)}, ${name}`);
  };
  scrub.addEventListener("input", show);
  for (const part of parts) {
    part.querySelector("button")?.addEventListener("click", () => {
      scrub.value = String((Number(part.dataset.from) + Number(part.dataset.to)) / 2);
      show();
    });
  }
  show();
}

/** A range input moves the light along the timeline; the panel is filled from the list on the page. */
export function scrubTimeline(section: HTMLElement): void {
  const scrub = section.querySelector("input");
  const parts = [...section.querySelectorAll<HTMLElement>(".parts li")];
  if (!scrub) return;
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const write = (selector: string, text: string | null | undefined) => {
    const element = find(selector);
    if (element) element.textContent = text ?? "";
  };

  const sources = section.querySelectorAll<HTMLImageElement | HTMLSourceElement>(".still source, .still img");
  /** The same sizes and formats of the part's own picture. */
  const picture = ({ dataset }: HTMLElement) => {
    for (const element of sources) {
      const names = element.srcset.replace(/(?<=\/art\/)[\w-]+?(?=(?:-800)?\.)/g, dataset.art ?? "");
      if (element.srcset !== names) element.srcset = names;
      if (element instanceof HTMLImageElement) element.alt = dataset.alt ?? "";
    }
  };

  const show = () => {
    const minute = Number(scrub.value);
    const part = parts.findLast((item) => minute >= Number(item.dataset.from));
    if (!part) return;
    const name = part.querySelector("b")?.textContent;
    for (const item of parts) item.classList.toggle("on", item === part);
    find(".timeline")?.style.setProperty("--at", String(minute / 60));
    write(".when", part.dataset.when);
    write(".frame-text h3", name);
    write(".txt", part.querySelector("p")?.textContent);
    write(".still p", part.querySelector("blockquote")?.textContent);
    picture(part);
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

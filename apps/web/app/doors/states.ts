/** Shows one of the page's `data-state` sections, and what is there `data-for` it; the others are hidden. */
export function showState(name: string): HTMLElement | null {
  let visible: HTMLElement | null = null;
  for (const section of document.querySelectorAll<HTMLElement>("[data-state]")) {
    section.hidden = section.dataset.state !== name;
    delete section.dataset.reserved;
    if (!section.hidden) visible = section;
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-for]"))
    element.hidden = !element.dataset.for?.split(" ").includes(name);
  return visible;
}

/** Shows a section after something was done, and puts the focus on its heading: the button that was pressed is gone. */
export function moveToState(name: string): HTMLElement | null {
  const section = showState(name);
  const heading = section?.querySelector("h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  return section;
}

/** Writes a text into the elements that are marked with this name. */
export function fill(name: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-fill="${name}"]`)) element.textContent = text;
}

import type { SocialFeedback } from "../api/access/social/attempts.ts";

/** Shows a message in the note of its kind. */
export function showFeedback(feedback: SocialFeedback | null): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-feedback]")) {
    const visible = feedback !== null && (note.dataset.feedback === "bad") === feedback.bad;
    note.hidden = !visible;
    const [title, text] = note.querySelectorAll<HTMLElement>("[data-fill]");
    const heading = title?.parentElement;
    if (title) title.textContent = (visible && feedback.title) || "";
    if (heading) heading.hidden = !title.textContent;
    if (text) text.textContent = visible ? feedback.text : "";
  }
}

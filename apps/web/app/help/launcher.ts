import { element } from "../ui/element.ts";
import styles from "./help.css?url";
import { texts as helpTexts } from "./texts.ts";

/** The help button at the lower right. Its panel loads at the first click. */
export function drawLauncher(): void {
  const button = element("button", { type: "button", textContent: helpTexts.launcher });
  button.setAttribute("aria-haspopup", "dialog");
  const root = element("div", { className: "help" }, button);
  root.dataset.helpPanel = "";
  let panel: Promise<() => void> | undefined;
  button.addEventListener("click", async () => {
    panel ??= import("./panel.ts").then(({ drawPanel }) => drawPanel(root));
    try {
      (await panel)();
    } catch {
      // The next click tries again.
      panel = undefined;
    }
  });
  const stylesheet = element("link", { rel: "stylesheet", href: styles });
  // Shown once its stylesheet has loaded, so that nothing moves.
  stylesheet.addEventListener("load", () => document.body.append(root), { once: true });
  document.head.append(stylesheet);
}

/** Removes the built-in panel when the chat replaces it. */
export function removeLauncher(): void {
  document.querySelector("[data-help-panel]")?.remove();
}

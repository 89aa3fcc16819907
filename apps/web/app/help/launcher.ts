import { help } from "../i18n/en/help.ts";
import styles from "../styles/help.css?url";
import { element } from "./element.ts";

/** The button at the lower right. The panel behind it is fetched when it is first pressed. */
export function drawLauncher(): void {
  const button = element("button", { type: "button", textContent: help.launcher });
  button.setAttribute("aria-haspopup", "dialog");
  const root = element("div", { className: "help" }, button);
  root.dataset.helpPanel = "";
  let panel: Promise<HTMLDialogElement> | undefined;
  button.addEventListener("click", async () => {
    panel ??= import("./panel.ts").then(({ drawPanel }) => drawPanel(root));
    try {
      (await panel).showModal();
    } catch {
      // The next press tries again.
      panel = undefined;
    }
  });
  const stylesheet = element("link", { rel: "stylesheet", href: styles });
  // Drawn only once it has its looks, so that nothing moves.
  stylesheet.addEventListener("load", () => document.body.append(root), { once: true });
  document.head.append(stylesheet);
}

/** Takes the built-in panel away, because the chat has taken its place. */
export function removeLauncher(): void {
  document.querySelector("[data-help-panel]")?.remove();
}

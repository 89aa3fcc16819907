/** The buttons beside passwords that show them. Their other label is in `data-label`. */
export function startPasswordEyes(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-show-password]")) {
    const input = button.closest("[data-password]")?.querySelector("input");
    button.addEventListener("click", () => {
      if (!input) return;
      const isVisible = input.type === "password";
      input.type = isVisible ? "text" : "password";
      const label = button.ariaLabel;
      button.ariaLabel = button.dataset.label ?? "";
      button.dataset.label = label ?? "";
      button.setAttribute("aria-pressed", String(isVisible));
    });
  }
}

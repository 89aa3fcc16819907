import { isLanguage } from "@lantern/contract/languages";
import { byLanguage } from "../i18n/by-language.ts";
import type { toastLabels } from "../i18n/en/start.ts";
import { buttonStyle } from "./button-style.ts";
import { element } from "./element.ts";
import type { ToastOptions } from "./toast.ts";
import { toastIcon } from "./toast-icons.ts";

const marks = { success: "text-moss", error: "text-rose", neutral: "text-ink-soft" };

const labelsByLanguage = byLanguage<typeof toastLabels>(
  import.meta.glob("../i18n/*/start.ts", { eager: true, import: "toastLabels" }),
);

/** Labels in the language of the page. The join page shows toasts too, and has no other texts in its script. */
export function labels(): { area: string; close: string } {
  const { lang } = document.documentElement;
  return labelsByLanguage[isLanguage(lang) ? lang : "en"];
}

/** Draws a toast; the toast area positions it. */
export function toastCard(toast: ToastOptions, close: () => void): HTMLElement {
  const { color = "neutral", actions = [] } = toast;
  const text = element("div", { className: "min-w-0 flex-1" }, textOf(toast));
  if (actions.length > 0) {
    const buttons = actions.map(({ label, onClick }) =>
      element("button", { type: "button", className: buttonStyle({ size: "sm" }), onclick: onClick }, label),
    );
    text.append(element("div", { className: "mt-2 flex flex-wrap gap-2" }, ...buttons));
  }
  const edge = color === "error" ? "border-rose-line" : "border-line";
  const card = element(
    "div",
    {
      className: `flex w-full items-start gap-3 rounded-md border bg-page py-3 pe-2 ps-3.5 font-text text-base text-ink shadow-md transition-[opacity,translate] duration-200 ease-out starting:translate-y-2 starting:opacity-0 md:w-95 ${edge}`,
    },
    pictureOf(toast),
    text,
  );
  card.dataset.toast = "";
  card.dataset.color = color;
  if (toast.closeButton !== false) card.append(closeButton(close));
  return card;
}

function textOf({ title, description, click }: ToastOptions): HTMLElement {
  const lines = [element("b", { className: "block" }, title)];
  if (description) lines.push(element("span", { className: "block text-sm text-ink-soft" }, description));
  if (!click) return element("div", {}, ...lines);
  return element("button", { type: "button", className: "w-full text-start", onclick: click }, ...lines);
}

function pictureOf({ avatar, icon, color = "neutral" }: ToastOptions): HTMLElement {
  if (avatar) return element("img", { ...avatar, className: "size-9 shrink-0 rounded-full object-cover" });
  const mark = element("span", { className: `mt-0.5 shrink-0 ${marks[color]}` });
  if (icon) icon(mark);
  else mark.append(toastIcon(color, "size-5"));
  return mark;
}

function closeButton(close: () => void): HTMLElement {
  const className =
    "-my-1 grid size-(--control-sm) shrink-0 place-items-center rounded-md hover:bg-hover cursor-pointer";
  const properties = { type: "button", ariaLabel: labels().close, className, onclick: close } as const;
  return element("button", properties, toastIcon("close", "size-4"));
}

import type { ToastColor } from "./toast.ts";

/** Icons of Lucide (ISC license) as path data, because a toast is drawn without React. */
const circle = "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";
const paths = {
  success: [circle, "m16 9-5.5 5.5L8 12"],
  error: [circle, "M12 8v4", "M12 16h.01"],
  neutral: [circle, "M12 16v-4", "M12 8h.01"],
  close: ["M18 6 6 18", "m6 6 12 12"],
} satisfies Record<ToastColor | "close", string[]>;

const svg = "http://www.w3.org/2000/svg";

export function toastIcon(name: keyof typeof paths, size: string): SVGSVGElement {
  const icon = document.createElementNS(svg, "svg");
  const attributes = { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", class: size };
  for (const [key, value] of Object.entries({
    ...attributes,
    "stroke-width": "1.5",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  }))
    icon.setAttribute(key, value);
  for (const d of paths[name]) icon.appendChild(document.createElementNS(svg, "path")).setAttribute("d", d);
  return icon;
}

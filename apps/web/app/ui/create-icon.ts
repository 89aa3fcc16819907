import { type ComponentProps, createElement, type SVGProps } from "react";

interface IconData {
  name: string;
  node: [tag: string, attributes: SVGProps<SVGElement>][];
}

/** Whether a property names an icon; without one it is decoration. */
const names = (props: object) => Object.keys(props).some((key) => /^(aria-|role$|title$)/.test(key));

/**
 * Makes the component of one of Lucide's icons. The build uses it in place of Lucide's own, whose sizes, colors and
 * contexts no icon here needs, because every page with an icon loads it.
 */
export default function createIcon({ name, node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className = "", children, ...props }: ComponentProps<"svg">) {
    const hidden = !children && !names(props);
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        ...(hidden && { "aria-hidden": true }),
        ...props,
      },
      parts,
      children,
    );
  };
}

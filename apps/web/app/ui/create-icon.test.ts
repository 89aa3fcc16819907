import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Bell } from "lucide-react";
import { createElement, type FunctionComponent, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./create-icon.ts";

const lucide = createRequire(import.meta.url).resolve("lucide-react");
const { __iconData: data } = (await import(join(dirname(lucide), "../esm/icons/bell.mjs"))) as {
  __iconData: Parameters<typeof createIcon>[0];
};
const Own = createIcon(data);

type Props = SVGProps<SVGSVGElement>;
const markup = (Icon: FunctionComponent<Props> | typeof Bell, props: Props) =>
  renderToStaticMarkup(createElement(Icon as FunctionComponent<Props>, props));
/** Attributes in alphabetical order: theirs may differ. */
const sorted = (html: string) =>
  html.replace(/<svg ([^>]*)>/, (_all, attributes: string) => {
    const each = attributes.match(/[\w:-]+="[^"]*"/g) ?? [];
    return `<svg ${each.sort().join(" ")}>`;
  });

test.each<[string, Props]>([
  ["alone", {}],
  ["with a class and a stroke", { className: "size-5 text-rose", strokeWidth: 1.5 }],
  ["hidden", { "aria-hidden": "true" }],
  ["with a name", { "aria-label": "News", role: "img" }],
  ["with a title", { children: createElement("title", null, "News") }],
])("an icon %s is the same as Lucide draws it", (_, props) => {
  expect(sorted(markup(Own, props))).toBe(sorted(markup(Bell, props)));
});

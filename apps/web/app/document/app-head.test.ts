import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { applications } from "../site-map.ts";
import { completeDocument } from "./app-head.tsx";

const sourceOf = (surface: string) =>
  readFileSync(new URL(`../../${surface}.html`, import.meta.url), "utf8");

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}

function headOf(html: string): Node[] {
  const root = (parse(html) as Node).childNodes?.find(({ nodeName }) => nodeName === "html");
  return root?.childNodes?.find(({ nodeName }) => nodeName === "head")?.childNodes ?? [];
}

const attribute = (node: Node, name: string) => node.attrs?.find((each) => each.name === name)?.value;

test.each(applications)("[T31–T33] the document of %s says what a shared link shows, once", (surface) => {
  const head = headOf(completeDocument(sourceOf(surface)));
  for (const name of [
    "description",
    "robots",
    "og:site_name",
    "og:title",
    "og:description",
    "og:type",
    "og:image",
    "og:image:width",
    "og:image:height",
    "twitter:card",
    "twitter:title",
    "twitter:description",
    "twitter:image",
  ]) {
    const own = head.filter((node) => [attribute(node, "name"), attribute(node, "property")].includes(name));
    expect(own.map((node) => Boolean(attribute(node, "content"))), name).toEqual([true]);
  }
  expect(head.filter(({ nodeName }) => nodeName === "title").map((node) => node.childNodes?.[0]?.value)).toEqual([
    "Lantern Hour",
  ]);
});

test("a document without the place for it is not completed in silence", () => {
  expect(() => completeDocument("<html></html>")).toThrow();
});

import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { t } from "../i18n/index.ts";
import { errors as spanish } from "../i18n/start/errors.es.ts";
import { applications } from "../site-map.ts";
import { completeDocument } from "./app-document.tsx";

const sourceOf = (surface: string) => readFileSync(new URL(`../../${surface}.html`, import.meta.url), "utf8");

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}

function metaOf(html: string): Node[] {
  const root = (parse(html) as Node).childNodes?.find(({ nodeName }) => nodeName === "html");
  return root?.childNodes?.find(({ nodeName }) => nodeName === "head")?.childNodes ?? [];
}

const attribute = (node: Node, name: string) => node.attrs?.find((each) => each.name === name)?.value;

test.each(applications)("[T31–T33] the document of %s says what a shared link shows, once", (surface) => {
  const meta = metaOf(completeDocument(sourceOf(surface)));
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
    const own = meta.filter((node) => [attribute(node, "name"), attribute(node, "property")].includes(name));
    expect(
      own.map((node) => Boolean(attribute(node, "content"))),
      name,
    ).toEqual([true]);
  }
  expect(
    meta.filter(({ nodeName }) => nodeName === "title").map((node) => node.childNodes?.[0]?.value),
  ).toEqual(["Lantern Hour"]);
});

test.each(applications)(
  "[E13] the document of %s has the error screen, and a script that compiles",
  (surface) => {
    const html = completeDocument(sourceOf(surface));
    const meta = metaOf(html);
    expect(meta.some((node) => attribute(node, "id") === "error-screen")).toBe(true);
    expect(html).toContain(t.errors().screen.titles[500]);
    const script = meta.find((node) => node.nodeName === "script" && !attribute(node, "src"));
    expect(() => new Script(script?.childNodes?.[0]?.value ?? "(")).not.toThrow();
  },
);

test("a document in another language has its error screen in that language, and the next one is in English", () => {
  expect(completeDocument(sourceOf("company"), "es")).toContain(spanish.screen.titles[500]);
  expect(completeDocument(sourceOf("company"))).toContain(t.errors().screen.titles[500]);
});

test("a document without the place for it is not completed in silence", () => {
  expect(() => completeDocument("<html></html>")).toThrow();
});

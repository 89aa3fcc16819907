import { createElement, Suspense, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { later } from "./later.ts";

test("a module is loaded once, and again after a failure", async () => {
  let loads = 0;
  const load = later(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no network");
    return { loads };
  });
  await expect(load()).rejects.toThrow("no network");
  expect(await load()).toEqual({ loads: 2 });
  expect(load()).toBe(load());
  expect(loads).toBe(2);
});

test("what uses a loaded module is drawn at once, without its fallback", async () => {
  const load = later(async () => ({ text: "the board" }));
  const Board = () => use(load()).text;
  await load();
  const drawn = createElement(Suspense, { fallback: "loading" }, createElement(Board));
  expect(renderToStaticMarkup(drawn)).toContain("the board");
});

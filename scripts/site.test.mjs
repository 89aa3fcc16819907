/** The whole built site: every link, anchor and picture leads somewhere, and what it tells programs has the right shape. */
import { existsSync } from "node:fs";
import { addressIn } from "@lantern/contract/site-languages";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { nameServices } from "../apps/server/src/http/plugins/pages/complete-page.ts";
import {
  attribute,
  documents,
  files,
  languageOf,
  listed,
  named,
  nodesOf,
  pages,
  read,
  routes,
} from "./lib/built-site.mjs";
import { inRoot } from "./lib/root.mjs";

/** The server answers these itself. */
const routed = [/^\/api\//, /^\/status\.json$/, /^\/dev\//, /^\/admin$/];

/** Whether a path of this site has anything but the 404 page. */
function leads(path) {
  const plain = path === "/" ? path : path.replace(/\/$/, "");
  if (pages.has(plain) || files.has(decodeURI(plain))) return true;
  if (routed.some((pattern) => pattern.test(plain))) return true;
  if (plain.startsWith("/content/"))
    return existsSync(inRoot(plain.replace("/content", "content/experiences")));
  return routes.some(({ path: route }) =>
    new RegExp(`^${route.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+")}$`).test(plain),
  );
}

/** Every address that a page names, with its origin taken for ours. */
function* addresses(nodes) {
  for (const node of nodes) {
    for (const name of ["href", "src", "action", "poster"]) {
      const value = attribute(node, name);
      if (value) yield value;
    }
    if (node.nodeName === "style") yield* addressesOfStyle(node.childNodes[0]?.value ?? "");
    for (const part of attribute(node, "srcset")?.split(",") ?? []) yield part.trim().split(/\s+/)[0];
    const property = attribute(node, "property") ?? attribute(node, "name") ?? "";
    if (/^(og:(image|url)|twitter:image)$/.test(property)) yield attribute(node, "content");
  }
}

/** Pictures and fonts that a style names. */
const addressesOfStyle = (style) => [...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);

test("the pictures and fonts of every stylesheet are there", () => {
  const stylesheets = [...files].filter((name) => name.endsWith(".css"));
  expect(stylesheets.length).toBeGreaterThan(0);
  const named = stylesheets.flatMap((stylesheet) => addressesOfStyle(read(stylesheet)));
  // Of data and of things in the same document there is no file.
  expect(named.filter((address) => !/^(data:|#)/.test(address) && !leads(address))).toEqual([]);
});

/** The state of a door that a node is in; a page without states is in one. Only one state is shown at a time. */
function stateAround(node) {
  for (let around = node; around; around = around.parentNode)
    if (around.nodeName === "section" && attribute(around, "data-state"))
      return attribute(around, "data-state");
  return "page";
}

describe.each([...pages])("%s", (path, nodes) => {
  test("its links, anchors and pictures lead somewhere", () => {
    const broken = [];
    for (const address of addresses(nodes)) {
      const ours = address.replace("{{origin}}", "");
      if (/^(https?:|mailto:|tel:|data:)/.test(ours)) continue;
      const { pathname, hash } = new URL(ours || "/", `http://site.example${path}`);
      if (!leads(pathname)) broken.push(address);
      const target = pages.get(pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
      if (hash.length > 1 && target && !target.some((node) => attribute(node, "id") === hash.slice(1)))
        broken.push(address);
    }
    expect(broken).toEqual([]);
  });

  test("it has one title, one first heading in each state, a description, and pictures that are told", () => {
    const title = named(nodes, "title").find((node) => node.parentNode.nodeName === "head");
    expect(title?.childNodes[0]?.value).toBeTruthy();
    const states = named(nodes, "h1").map(stateAround);
    expect(states.length, "h1").toBeGreaterThan(0);
    expect(states, "one h1 in each state").toEqual([...new Set(states)]);
    const description = nodes.find((node) => attribute(node, "name") === "description");
    expect(attribute(description ?? {}, "content")).toBeTruthy();
    expect(named(nodes, "img").filter((node) => attribute(node, "alt") === undefined)).toEqual([]);
    const ids = nodes.map((node) => attribute(node, "id")).filter(Boolean);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      "ids",
    ).toEqual([]);
  });

  test("what it tells programs is of the shape they know", () => {
    for (const script of named(nodes, "script")) {
      if (attribute(script, "type") !== "application/ld+json") continue;
      const thing = JSON.parse(script.childNodes[0].value);
      expect(() => shapes[thing["@type"]].parse(thing), thing["@type"]).not.toThrow();
    }
  });
});

test("[T22, T25] every page without the app has its loading bar and the message about a newer build", () => {
  const isStatic = (nodes) =>
    named(nodes, "script").some((node) => /\/assets\/site-[^/]+\.js$/.test(attribute(node, "src") ?? ""));
  const without = [...pages].filter(([, nodes]) => isStatic(nodes));
  expect(without.length).toBeGreaterThan(20);
  for (const [path, nodes] of without)
    for (const part of ["data-loading-bar", "data-new-build"])
      expect([path, part, nodes.filter((node) => attribute(node, part) !== undefined).length]).toEqual([
        path,
        part,
        1,
      ]);
});

/** The documents of a route in all its languages. */
function documentsOf({ path, surface }) {
  const folder = path.replace(/\/[:*].*$/s, "").replace(/\/$/, "");
  const isBuilt = surface === "site" || surface === "door";
  const name = isBuilt ? `${folder}/index` : `/${surface}`;
  return [...documents.keys()].filter((file) => file.replace(/(?:\.[a-z]{2})?\.html$/, "") === name);
}

test.each(/** @type {{ path: string, surface: string }[]} */ (routes))(
  "[T28–T33, E13] the document of $path has the whole head",
  (route) => {
    const own = documentsOf(route);
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) {
      const nodes = documents.get(file) ?? [];
      const meta = nodes.filter((node) => node.parentNode?.nodeName === "head");
      const one = (attributeName, value) => {
        const matches = meta.filter((node) => attribute(node, attributeName) === value);
        expect(matches.length, `${file}: ${value}`).toBe(1);
        return attribute(matches[0], "content") ?? attribute(matches[0], "href");
      };
      const title = named(meta, "title").map((node) => node.childNodes[0]?.value);
      expect(title, file).toEqual([one("property", "og:title")]);
      expect(one("name", "twitter:title")).toBe(title[0]);
      const description = one("name", "description");
      expect(description).toBeTruthy();
      expect(one("property", "og:description")).toBe(description);
      expect(one("name", "twitter:description")).toBe(description);
      expect(one("property", "og:site_name")).toBe("Lantern Hour");
      expect(one("property", "og:type")).toBeTruthy();
      expect(one("name", "twitter:card")).toBe("summary_large_image");
      const image = one("property", "og:image");
      expect(image).toMatch(/^\{\{origin\}\}\/share\/[\w-]+\.jpg$/);
      expect(files.has(image.replace("{{origin}}", ""))).toBe(true);
      expect(one("name", "twitter:image")).toBe(image);
      expect([one("property", "og:image:width"), one("property", "og:image:height")]).toEqual([
        "1200",
        "630",
      ]);
      expect(one("rel", "apple-touch-icon")).toBe("/apple-touch-icon.png");
      const screen = meta.find((node) => attribute(node, "id") === "error-screen");
      expect(screen?.nodeName, `${file}: the error screen`).toBe("template");
      const links = named(nodesOf(screen.content), "a").map((node) => attribute(node, "href"));
      // A page and a door lead to the home page in their language.
      const home =
        file.endsWith("/index.html") || /\/index\.\w\w\.html$/.test(file)
          ? addressIn("/", languageOf(nodes))
          : "/";
      expect(links, "one button").toEqual([home]);
    }
  },
);

const address = z.string().startsWith("{{origin}}/");
const text = z.string().min(1);
const maker = z.object({ "@type": z.literal("Organization"), name: text });
const thing = (type, shape) =>
  z.object({ "@context": z.literal("https://schema.org"), "@type": z.literal(type), ...shape });

/** What schema.org and the search engines ask of each kind that we use. */
const shapes = {
  Organization: thing("Organization", { name: text, url: address, logo: address }),
  WebSite: thing("WebSite", { name: text, url: address }),
  Product: thing("Product", {
    name: text,
    description: text,
    image: z.union([address, z.array(address)]),
    offers: z
      .array(z.looseObject({ "@type": z.literal("AggregateOffer"), priceCurrency: z.string().length(3) }))
      .min(1),
  }),
  FAQPage: thing("FAQPage", {
    mainEntity: z
      .array(
        z.object({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
  BlogPosting: thing("BlogPosting", {
    headline: text.max(110),
    description: text,
    datePublished: z.iso.date(),
    author: maker,
    publisher: maker,
    image: address,
    mainEntityOfPage: address,
  }),
  BreadcrumbList: thing("BreadcrumbList", {
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number(), name: text, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
};

test("the site map lists every page that is for search engines and no other", () => {
  const indexed = [...pages].filter(
    ([path, nodes]) =>
      routes.some((route) => route.path === path && route.access === "open") &&
      !nodes.some(
        (node) => attribute(node, "name") === "robots" && attribute(node, "content").includes("noindex"),
      ),
  );
  expect([...listed].sort()).toEqual(indexed.map(([path]) => path).sort());
});

test.each(listed)("%s has its whole address, a picture of its own, and nobody else's title", (path) => {
  const nodes = pages.get(path) ?? [];
  const canonical = nodes.find((node) => attribute(node, "rel") === "canonical");
  expect(attribute(canonical ?? {}, "href")).toBe(`{{origin}}${path}`);
  const description = nodes.find((node) => attribute(node, "name") === "description");
  expect(attribute(description, "content").length).toBeGreaterThan(40);
  const titleOf = (page) => named(page, "title")[0]?.childNodes[0]?.value;
  expect(listed.filter((other) => titleOf(pages.get(other)) === titleOf(nodes))).toEqual([path]);
});

test.each([
  ["/", "Organization"],
  ["/pricing", "Product"],
  ["/faq", "FAQPage"],
  ["/blog/how-to-run-a-debrief", "BlogPosting"],
  ["/blog/how-to-run-a-debrief", "BreadcrumbList"],
])("%s tells of a %s", (path, type) => {
  const kinds = named(pages.get(path), "script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .map((script) => JSON.parse(script.childNodes[0].value)["@type"]);
  expect(kinds).toContain(type);
});

test.each(["/data-processing", "/es/data-processing", "/de/data-processing"])(
  "%s names the service that is configured, and no other kind",
  (path) => {
    const html = read(`${path.slice(1)}/index.html`);
    const kinds = (served) => [...served.matchAll(/data-service="(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds(html).length).toBeGreaterThan(5);
    const served = nameServices(html, [{ purpose: "relay", name: "relay.example" }]);
    expect(kinds(served)).toEqual(["relay"]);
    expect(served).toContain(">relay.example</th>");
    expect(kinds(nameServices(html, []))).toEqual([]);
  },
);

test("the feed names every post", () => {
  const posts = listed.filter((path) => path.startsWith("/blog/"));
  const named = [...read("blog/feed.xml").matchAll(/<link href="\{\{origin\}\}(\/blog\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(named.sort()).toEqual(posts.sort());
});

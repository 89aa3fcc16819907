import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The text of the script in the build. */
export const script = "console.log('lantern')\n".repeat(50);
const build: Record<string, string> = {
  "index.html": "<h1>home</h1>",
  "terms/index.html": "<h1>terms</h1>",
  "pricing/index.html": `<link rel="canonical" href="{{origin}}/pricing"><script type="application/ld+json">{"url":"{{origin}}"}</script>`,
  "sitemap.xml": "<loc>{{origin}}/pricing</loc>",
  "security/questions.csv": "{{origin}}/security",
  "builds/latest.json": "{}",
  "builds/meta/abc.json": "{}",
  "login/index.html": "<h1>login</h1>",
  "login/index.es.html": "<h1>acceso</h1>",
  "es/terms/index.html": "<h1>condiciones</h1>",
  "verify/index.html": "<h1>verify</h1>",
  "reset-password/index.html": "<h1>reset</h1>",
  "experience/index.html": "<h1>join</h1>",
  "experience/index.es.html": "<h1>entrar</h1>",
  "enroll/index.html": "<h1>enroll</h1>",
  "enroll/index.es.html": "<h1>apuntarse</h1>",
  "404/index.html": "<h1>Oops</h1><p>Page Not Found: {{path}}</p>",
  "signup/index.html": `<script>existing()</script><script src="/assets/main-abc.js"></script><h1>signup</h1>`,
  "company.html": "<div id=app>company</div>",
  "company.es.html": "<div id=app>empresa</div>",
  "company.de.html": "<div id=app>Unternehmen</div>",
  "platform.html": "<div id=app>platform</div>",
  "play.html": "<div id=app>play</div>",
  "check.html": "<div id=app>check</div>",
  "assets/main-abc.js": script,
  "favicon.svg": "<svg/>",
  "film.vtt": "WEBVTT",
  "routes.json": JSON.stringify([
    { path: "/", surface: "site", access: "open" },
    { path: "/terms", surface: "site", access: "open" },
    { path: "/es/terms", surface: "site", access: "open" },
    { path: "/pricing", surface: "site", access: "open", help: true },
    { path: "/login", surface: "door", access: "guest", translated: "administrators" },
    { path: "/signup", surface: "site", access: "guest" },
    { path: "/verify/*", surface: "door", access: "open" },
    { path: "/report/:token", surface: "company", access: "open" },
    { path: "/dashboard/sessions/:id", surface: "company", access: "member" },
    {
      path: "/experience/:sessionId",
      surface: "door",
      access: "experience",
      translated: "participants",
      params: { sessionId: "[0-9a-f-]{36}" },
    },
    {
      path: "/enroll/:enrollmentId",
      surface: "door",
      access: "experience",
      translated: "participants",
      params: { enrollmentId: "[0-9a-f-]{36}" },
    },
    {
      path: "/reset-password/:token",
      surface: "door",
      access: "open",
      params: { token: "[\\w-]{20,200}" },
      status: 400,
    },
    { path: "/team/:teamToken", surface: "play", access: "open" },
    { path: "/debug/award", surface: "platform", access: "admin" },
  ]),
};

/** Writes a small build of the site, as the page server reads it, into a new folder. */
export function testSite(): {
  root: string;
  write: (name: string, content: string | Buffer) => void;
  remove: () => void;
} {
  const root = mkdtempSync(join(tmpdir(), "lantern-pages-"));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  for (const [name, content] of Object.entries(build)) write(name, content);
  write("assets/main-abc.js.br", brotliCompressSync(script));
  return { root, write, remove: () => rmSync(root, { recursive: true }) };
}

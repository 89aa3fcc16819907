/** Every wait for something outside the process has a deadline, so only the files that have one reach outside. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

/** What reaches outside, and the files that may use it, with what bounds their waits. */
const outside = [
  {
    what: "requests, connections and names",
    pattern:
      /\bfetch\(|\b(request|get|connect|createConnection|lookup|resolve\w*|Resolver)\b[^;]*from "(node:)?(http|https|http2|net|tls|dns|dns\/promises|dgram)"|new WebSocket\(|from "undici"/,
    files: {
      "core/outgoing/request.ts": "a timer around each request",
      "core/outgoing/dns.ts": "withDeadline",
    },
  },
  {
    what: "the email server",
    pattern: /from "nodemailer"/,
    files: { "core/email/sending.ts": "withDeadline around each email" },
  },
  {
    what: "Stripe",
    pattern: /import\("stripe"\)|import (?!type)[^;]*from "stripe"/,
    files: {
      "modules/billing/stripe-provider.ts": "withDeadline around each request",
      "local/sandbox/provider.ts": "uses only its signatures",
    },
  },
  {
    what: "Redis",
    pattern: /from "@redis\/client"|createClient\(/,
    files: {
      "core/redis/connection.ts":
        "pings with a time limit; requests are raced with a timer in core/limits/redis.ts",
    },
  },
  {
    what: "keys of a provider, which jose would fetch itself",
    pattern: /createRemoteJWKSet\((?![^;]*customFetch)/,
    files: {},
  },
  {
    what: "other processes and threads",
    pattern: /from "(node:)?(child_process|worker_threads|cluster)"/,
    files: {
      "core/documents/noto-program.ts": "runs in a thread of system/worker-thread.ts",
      "db/embedded/binaries.ts": "a timeout of spawnSync",
      "db/embedded/cluster.ts": "runProgram ends the program after its time",
      "db/embedded/identity.ts": "a timeout of spawnSync",
      "modules/backup/after-backup.ts": "a timeout of execFile",
      "modules/billing/document-pdf.ts": "runs in a thread of system/worker-thread.ts",
      "modules/session/inbound-email/content-parser.ts": "runs in a thread of system/worker-thread.ts",
      "system/worker-thread.ts": "ends the thread after its time",
    },
  },
];

const sources = () =>
  globSync("apps/server/src/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => [
      file.replace("apps/server/src/", ""),
      readFileSync(inRoot(file), "utf8").replaceAll(/^ *(\/\/|\/?\*).*$/gm, ""),
    ]);

test.each(outside)("only files with a deadline reach $what", ({ pattern, files }) => {
  const all = sources();
  expect(all.length).toBeGreaterThan(500);
  const reaching = all.filter(([, source]) => pattern.test(source)).map(([file]) => file);
  expect(reaching.sort()).toEqual(Object.keys(files).sort());
});

test.each([
  'const response = await fetch("https://example.com");',
  'import { request as httpsRequest } from "node:https";',
  'import { connect } from "node:tls";',
  'import { resolveTxt } from "node:dns/promises";',
  'const { default: Client } = await import("stripe");',
  'import { Worker } from "node:worker_threads";',
  "const jwks = createRemoteJWKSet(new URL(address));",
])("%s is found", (source) => {
  expect(outside.filter(({ pattern }) => pattern.test(source))).toHaveLength(1);
});

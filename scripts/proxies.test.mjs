/**
 * The proxies of deploy/ in front of two nodes, where they are installed: people come back at once after every node was
 * dead, pages are shown while the database is away, and nobody is sent to a node that stops.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { request } from "node:https";
import { createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inRoot } from "./lib/root.mjs";

const isInstalled = (program) =>
  ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin"].some((dir) =>
    existsSync(join(dir, program)),
  );
const people = Array.from({ length: 24 }, (_, index) => `127.0.${index + 1}.1`);

let folder = "";
let child;
let nodes = [];
/** WebSockets of people, which stay open like those of a session: a proxy learns late how such a request ended. */
let open = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-proxies-"));
  if (!isInstalled("openssl")) return;
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"],
    ...["-addext", "subjectAltName=DNS:localhost", ...files],
  ]);
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  for (const node of nodes) await node.stop();
  [nodes, open] = [[], []];
  child?.kill("SIGTERM");
  if (child) await once(child, "exit");
  child = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort() {
  const server = createSocket().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}

/** Stands for a node: what a proxy sees of one. */
function node(port) {
  const state = { serves: true, ready: true };
  const server = createServer((request, response) => {
    if (request.url === "/servez") return response.writeHead(state.serves ? 200 : 503).end();
    if (request.url === "/readyz") return response.writeHead(state.ready ? 200 : 503).end();
    if (!state.serves) return response.writeHead(503).end();
    response.end(`${port} ${request.headers["x-forwarded-for"]}`);
  });
  const sockets = new Set();
  server.on("upgrade", (_request, socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  });
  return {
    state,
    start: () => new Promise((done) => server.listen(port, "127.0.0.1", () => done(null))),
    stop: () =>
      new Promise((done) => {
        server.close(() => done(null));
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const nginx = (port, [first, second]) => {
  const site = readFileSync(inRoot("deploy", "nginx.conf"), "utf8")
    .replaceAll("/etc/letsencrypt/live/play.example.com", folder)
    .replaceAll("play.example.com", "localhost")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port} ssl`)
    .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${first}`)
    .replace(/# server 10\.0\.0\.6:3000/, `server 127.0.0.1:${second}`);
  writeFileSync(join(folder, "site.conf"), site);
  const all = join(folder, "nginx.conf");
  const main = `pid ${folder}/pid;\nerror_log stderr;\ndaemon off;\nuser root;\nevents {}\n`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};\n`)
    .join("");
  writeFileSync(all, `${main}http {\naccess_log off;\n${temporary}include ${folder}/site.conf;\n}\n`);
  return spawn("nginx", ["-p", folder, "-c", all], { stdio: "ignore", env: withPrograms() });
};

const caddy = (port, nodePorts) => {
  const site = readFileSync(inRoot("deploy", "Caddyfile"), "utf8").replace(
    /# tls .*\n/,
    `tls ${folder}/fullchain.pem ${folder}/privkey.pem\n`,
  );
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const settings = {
    DOMAIN: `localhost:${port}`,
    UPSTREAM: nodePorts.map((one) => `127.0.0.1:${one}`).join(" "),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const args = ["run", "--adapter", "caddyfile", "--config", file];
  return spawn("caddy", args, { stdio: "ignore", env: { ...withPrograms(), ...settings } });
};

const withPrograms = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` });

/** What the proxy responses a person, who has an address of their own and keeps the proxy's cookie. */
function send(port, person, cookies, headers = {}) {
  return new Promise((done) => {
    const cookie = cookies.get(person);
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: "/",
        localAddress: person,
        agent: false,
        timeout: 8000,
        servername: "localhost",
        rejectUnauthorized: false,
        headers: { host: `localhost:${port}`, ...(cookie && { cookie }), ...headers },
      },
      async (response) => {
        const [given] = response.headers["set-cookie"] ?? [];
        if (given) cookies.set(person, given.split(";")[0]);
        done({ status: response.statusCode, body: (await response.toArray()).join("") });
      },
    );
    sent.on("upgrade", (response, socket) => {
      open.push(socket.on("error", () => {}));
      done({ status: response.statusCode, body: "" });
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => done({ status: 0, body: "" }));
    sent.end();
  });
}

const webSocket = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "a".repeat(22),
};

async function connect(port, person, cookies) {
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(200))
    if ((await send(port, person, cookies, webSocket)).status === 101) return;
  throw new Error(`${person} was not connected within 30 s`);
}

const proxies = { nginx, caddy };

describe.each(Object.keys(proxies))("%s", (name) => {
  const skipped = !isInstalled(name) || !isInstalled("openssl");
  async function begin() {
    const ports = [await freePort(), await freePort()];
    const port = await freePort();
    nodes = ports.map(node);
    for (const one of nodes) await one.start();
    child = proxies[name](port, ports);
    const cookies = new Map();
    await connect(port, people[0], cookies);
    return { port, ports, cookies };
  }

  test.skipIf(skipped)(
    "after every node was dead, people are back within five seconds (skipped where it is not installed)",
    async () => {
      const { port, cookies } = await begin();
      await Promise.all(people.map((person) => connect(port, person, cookies)));
      for (const one of nodes) await one.stop();
      // Everybody tries again and again meanwhile, as pages do.
      for (const until = Date.now() + 3000; Date.now() < until; await pause(200)) {
        const failed = people.map((person) =>
          Promise.race([send(port, person, cookies, webSocket), pause(300, { status: 0 })]),
        );
        for (const { status } of await Promise.all(failed)) expect(status).not.toBe(101);
      }
      for (const one of nodes) await one.start();
      const since = Date.now();
      const back = await Promise.all(
        people.map(async (person) => {
          await connect(port, person, cookies);
          return Date.now() - since;
        }),
      );
      back.sort((a, b) => a - b);
      expect(back[Math.ceil(people.length * 0.95) - 1]).toBeLessThan(5000);
    },
    60_000,
  );

  test.skipIf(skipped)(
    "with the database away pages are shown, with one node stopping by the other; the rest is passed on",
    async () => {
      const { port, ports, cookies } = await begin();
      for (const { state } of nodes) state.ready = false;
      await pause(2500);
      const responses = await Promise.all(people.map((person) => send(port, person, cookies)));
      expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
      // Both get people, and their addresses.
      expect(new Set(responses.map(({ body }) => body.split(" ")[0]))).toEqual(new Set(ports.map(String)));
      expect(responses.map(({ body }) => body.split(" ")[1])).toEqual(people);
      nodes[0].state.serves = false;
      await pause(2500);
      const others = await Promise.all(people.map((person) => send(port, person, cookies)));
      expect(new Set(others.map(({ body }) => body.split(" ")[0]))).toEqual(new Set([String(ports[1])]));
    },
    60_000,
  );
});

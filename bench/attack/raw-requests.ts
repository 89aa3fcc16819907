import { Dice } from "./dice.ts";

/** Bytes to write to a connection, and what happens to the connection afterwards. */
export interface RawRequest {
  bytes: Buffer;
  /** `half-close` ends our side and continues to read, `reset` resets at once, `read` waits for a response. */
  end: "half-close" | "reset" | "read";
}

const METHODS = [
  "GET",
  "GET",
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "CONNECT",
  "TRACE",
];
const ODD_METHODS = ["get", "BREW", "G\u0000T", "", "GET GET", "PRI", "M-SEARCH", "A".repeat(300)];

const TARGETS = [
  ...["/", "/live", "/live/events", "/live/commands", "/live/poll", "/api/user", "/api/login", "/contact"],
  ...["/healthz", "/dev/mail", "/local-identity/auth", "/sanctum/csrf-cookie", "/api/exp/auth"],
];
const ODD_TARGETS = [
  ...[
    "//",
    "//[",
    "///",
    "http://[",
    "http://a:99999999/",
    "http://",
    "https://[::1",
    "a:b",
    "*",
    "",
    "?",
    "#",
  ],
  ...[
    "/%",
    "/%ff",
    "/%00",
    "/%zz",
    "/api/%",
    "/live?%zz",
    "//live",
    "/live//",
    "/live/%2e%2e",
    "/LIVE",
    "/live#x",
  ],
  ...[
    "/../../etc/passwd",
    "/content/..%2f..%2fpackage.json",
    "/content/%5c..%5c",
    "\\\\evil",
    "/assets/%00.js",
  ],
  ...[
    "http://user:pass@/live",
    "/\u0001",
    "/\u00ff\u00fe",
    "/a b",
    "/live HTTP/1.1",
    "/;a=b",
    "/[",
    "/{}",
    "/:id",
  ],
  ...["/__proto__", "/constructor", "/api/session/__proto__", "/api/session/%F0%9F", `/${"a".repeat(9000)}`],
  ...[`/?${"a=1&".repeat(1500)}`, `/${"%41".repeat(2000)}`, `/${"../".repeat(800)}`, "//evil.example/%2f.."],
];

const HEADERS: (readonly [string, readonly string[]])[] = [
  [
    "Origin",
    ["null", "http://[", "//", "https://evil.example", "x".repeat(4000), "\u00ff", "http://a:99999999"],
  ],
  [
    "Host",
    ["", "[", "a:99999", "evil.example", "localhost, evil.example", "\u0080", "[::1", "localhost:0:0"],
  ],
  ["Content-Length", ["-1", "99999999999999999999", "abc", "5, 6", "0x10", "1e3", "+4", " "]],
  ["Transfer-Encoding", ["chunked, chunked", "gzip, chunked", "identity", "chunked;q=1", "\u000bchunked"]],
  [
    "Content-Type",
    [
      "application/json",
      "text/plain",
      "multipart/form-data",
      'a/b; charset="',
      "application/json; charset=utf-99",
      ";",
    ],
  ],
  [
    "Cookie",
    ["XSRF-TOKEN", "=;=;=", "a=%ff", "__proto__=x; constructor=y", ";".repeat(3000), 'XSRF-TOKEN="\u0001"'],
  ],
  [
    "Authorization",
    ["Bearer", "Bearer ", `Bearer ${"x".repeat(6000)}`, "Basic %%%", "Bearer a b c", "\u00ff"],
  ],
  [
    "X-Forwarded-For",
    ["", ",", "unknown", "[", "1.2.3.4:99999, ::::", `${"1.1.1.1, ".repeat(500)}x`, "999.1.1.1"],
  ],
  ["X-Forwarded-Host", ["[", "evil.example", ""]],
  ["X-Forwarded-Proto", ["javascript", ","]],
  ["X-XSRF-TOKEN", ["", "x", "\u00ff".repeat(100)]],
  ["Range", ["bytes=9-1", "bytes=0-0,-1", `bytes=${"0-0,".repeat(1000)}`, "lines=1"]],
  ["If-None-Match", ["*", 'W/"', '"'.repeat(500)]],
  ["If-Modified-Since", ["never", "-1"]],
  ["Accept-Encoding", ["br;q=x", "identity;q=0, *;q=0", ","]],
  ["Accept-Language", ["*", "xx-".repeat(400), ";q="]],
  ["Expect", ["100-continue", "200-maybe"]],
  ["Connection", ["close, keep-alive", "Upgrade", "Content-Length, Host"]],
  ["Idempotency-Key", ["", "\u00ff", "x".repeat(5000)]],
  ["Sec-Fetch-Site", ["none", "same-origin"]],
  ["", ["no name", ""]],
  ["Bad Name", ["x"]],
];

const UPGRADE: (readonly [string, readonly string[]])[] = [
  ["Upgrade", ["websocket", "websocket", "websocket", "WebSocket", "h2c", "websocket, h2c", "", "\u00ff"]],
  ["Connection", ["Upgrade", "Upgrade", "Upgrade", "keep-alive, Upgrade", "upgrade,,"]],
  [
    "Sec-WebSocket-Key",
    ["dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ==", "", "short", "=".repeat(24), "\u00ff"],
  ],
  ["Sec-WebSocket-Version", ["13", "13", "13", "8", "", "999", "-1", "13, 8"]],
  [
    "Sec-WebSocket-Extensions",
    ['permessage-deflate; x="', ";", "permessage-deflate; server_max_window_bits=99", ","],
  ],
  ["Sec-WebSocket-Protocol", ["", ",", "a, a", "\u00ff", "x".repeat(3000)]],
];

/** Requests like the one that once ended the server. They are always sent. */
const MALFORMED_TARGETS = ["//", "//[", "http://[", "http://a:99999999/"].flatMap((target) => [
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`,
]);

/**
 * Requests that no browser sends: malformed lines, headers, bodies and frames, pipelined, cut off and half-closed.
 *
 * @param seed the same seed gives the same requests
 */
export function* rawRequests(seed: number): Generator<RawRequest, never> {
  for (const request of MALFORMED_TARGETS) yield { bytes: Buffer.from(request, "latin1"), end: "read" };
  const dice = new Dice(seed);
  for (;;) {
    const requests = Array.from({ length: dice.chance(0.2) ? 2 + dice.below(4) : 1 }, () => oneRequest(dice));
    const whole = Buffer.concat(requests);
    const bytes = dice.chance(0.2) ? whole.subarray(0, dice.below(whole.length + 1)) : whole;
    yield { bytes, end: dice.pick(["half-close", "half-close", "reset", "read"] as const) };
  }
}

function oneRequest(dice: Dice): Buffer {
  if (dice.chance(0.03)) return dice.bytes(dice.below(2000));
  const upgrades = dice.chance(0.4);
  const method = dice.chance(0.1) ? dice.pick(ODD_METHODS) : upgrades ? "GET" : dice.pick(METHODS);
  const target = dice.chance(upgrades ? 0.4 : 0.6)
    ? dice.pick(ODD_TARGETS)
    : upgrades
      ? "/live"
      : dice.pick(TARGETS);
  const version = dice.chance(0.07)
    ? dice.pick(["HTTP/9.9", "HTTP/", "", "HTTP/1.0", "http/1.1"])
    : "HTTP/1.1";
  const lines = [`${method} ${target} ${version}`];
  if (!dice.chance(0.1)) lines.push("Host: localhost");
  if (upgrades)
    for (const [name, values] of UPGRADE) if (dice.chance(0.85)) lines.push(`${name}: ${dice.pick(values)}`);
  for (let n = dice.below(4); n > 0; n--) {
    const [name, values] = dice.pick(HEADERS);
    lines.push(`${name}: ${dice.pick(values)}`);
  }
  if (dice.chance(0.03)) lines.push(...Array.from({ length: 2500 }, (_, n) => `X-${n}: 1`));
  if (dice.chance(0.03)) lines.push(`X-Long: ${"x".repeat(20_000)}`);
  if (dice.chance(0.05)) lines.push(dice.pick([" folded", "no colon", ": ", "\u0000: \u0000", "a\rb: c"]));
  const body = upgrades ? frames(dice) : bodyWithHeader(dice, lines);
  const blank = dice.chance(0.04) ? "\n\n" : "\r\n\r\n";
  return Buffer.concat([Buffer.from(lines.join("\r\n") + blank, "latin1"), body]);
}

/** A body, usually with the header for its length. */
function bodyWithHeader(dice: Dice, lines: string[]): Buffer {
  if (dice.chance(0.5)) return Buffer.alloc(0);
  const body = dice.pick([
    () => Buffer.from("[".repeat(20_000)),
    () => Buffer.from(`{"__proto__":{"a":1},"constructor":{"prototype":{}}}`),
    () => Buffer.from(`{"email":"\\ud800","password":${"9".repeat(400)}}`),
    () => dice.bytes(500),
    () => Buffer.from("\n\n{}\n{}\n"),
    () => Buffer.from("a=%ff&b[]=1&__proto__[x]=1"),
  ])();
  if (dice.chance(0.3)) {
    lines.push("Transfer-Encoding: chunked");
    const size = dice.pick([
      body.length.toString(16),
      "-5",
      "zz",
      "ffffffffffffffffff",
      "0",
      `${body.length.toString(16)};x="`,
    ]);
    return Buffer.concat([
      Buffer.from(`${size}\r\n`),
      body,
      Buffer.from(dice.pick(["\r\n0\r\n\r\n", "\r\n", "0\r\n: x\r\n\r\n"])),
    ]);
  }
  if (dice.chance(0.8)) lines.push(`Content-Length: ${dice.chance(0.7) ? body.length : dice.below(100_000)}`);
  return body;
}

/** Frames after an upgrade that violate the protocol in every field of their header. */
function frames(dice: Dice): Buffer {
  return Buffer.concat(
    Array.from({ length: dice.below(6) }, () => {
      const payload = dice.pick([
        () => dice.bytes(dice.below(200)),
        () => Buffer.from('{"t":"probe","at":1}'),
        () => Buffer.from('{"t":"hello","token":"x","browser":"b"}'),
        () => Buffer.from('{"t":"__proto__"}'),
        () => Buffer.from([0xff, 0xfe, 0xc0]),
        () => Buffer.alloc(0),
      ])();
      const first = dice.chance(0.5) ? 0x81 : dice.below(256);
      const masked = dice.chance(0.8);
      const length = dice.chance(0.1)
        ? Buffer.from([masked ? 0xff : 0x7f, ...dice.bytes(8)])
        : payload.length < 126
          ? Buffer.from([(masked ? 0x80 : 0) | payload.length])
          : Buffer.from([(masked ? 0x80 : 0) | 126, payload.length >> 8, payload.length & 255]);
      const mask = dice.bytes(4);
      const sentPayload = masked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
      return Buffer.concat([Buffer.from([first]), length, masked ? mask : Buffer.alloc(0), sentPayload]);
    }),
  );
}

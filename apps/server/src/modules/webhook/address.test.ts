import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { AddressError, isPublicAddress, targetOf } from "../../core/outgoing/address.ts";
import { post } from "./request-provider.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function receiver(handler: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const privateAddresses = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
];

test.each(privateAddresses)("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "192.169.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const to = (address: string) => async () => [{ address, family: address.includes(":") ? 6 : 4 }];

test.each([
  "http://example.com/",
  "ftp://example.com/",
  "https://user:secret@example.com/",
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:7f00:1]/",
  "https://169.254.169.254/latest/meta-data",
  "not an address",
])("%s is refused outside local mode", async (url) => {
  await expect(targetOf(url, false, to("8.8.8.8"))).rejects.toThrow(AddressError);
});

test("a name is refused when one of its addresses is private, or when it has none", async () => {
  const mixed = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  await expect(targetOf("https://hooks.example/", false, mixed)).rejects.toThrow("public internet");
  await expect(targetOf("https://hooks.example/", false, async () => [])).rejects.toThrow("no address");
  expect(await targetOf("https://hooks.example/", false, to("8.8.8.8"))).toMatchObject({
    address: "8.8.8.8",
  });
  expect(await targetOf("http://localhost:3000/", true, to("127.0.0.1"))).toMatchObject({ family: 4 });
});

test("the connection goes to the address that was checked, though the name would resolve elsewhere", async () => {
  const port = await receiver((_, response) => response.end("here"));
  const url = new URL(`http://no-such-host.invalid:${port}/`);
  expect(await post({ url, address: "127.0.0.1", family: 4 }, "{}", {})).toEqual({
    status: 200,
    response: "here",
    error: null,
  });
});

const local = (port: number) => targetOf(`http://127.0.0.1:${port}/`, true);

test("a redirect is recorded and not followed", async () => {
  let requests = 0;
  const inside = await receiver((_, response) => {
    requests += 1;
    response.end("secret");
  });
  const port = await receiver((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${inside}/` }).end(),
  );
  expect(await post(await local(port), "{}", {})).toMatchObject({
    status: 307,
    error: { code: "RECEIVER_REDIRECTS", values: {} },
  });
  expect(requests).toBe(0);
});

test("of ten megabytes only the first four kilobytes are read", async () => {
  let cut = false;
  const port = await receiver((_, response) => {
    response.on("close", () => {
      cut = !response.writableFinished;
    });
    response.end("x".repeat(10_000_000));
  });
  const result = await post(await local(port), "{}", {});
  expect(result).toMatchObject({ status: 200, error: null });
  expect(result.response).toHaveLength(4096);
  await expect.poll(() => cut, { timeout: 5000 }).toBe(true);
});

test("a receiver that never responds, or never ends, is given up after the deadline", async () => {
  const silent = await receiver(() => {});
  expect(await post(await local(silent), "{}", {}, { timeoutMs: 150 })).toEqual({
    status: null,
    response: null,
    error: { code: "RECEIVER_SILENT", values: { seconds: 0.15 } },
  });
  const endless = await receiver((_, response) => void response.writeHead(200).write("a"));
  expect(await post(await local(endless), "{}", {}, { timeoutMs: 150 })).toMatchObject({
    status: 200,
    error: { code: "RECEIVER_SILENT", values: { seconds: 0.15 } },
  });
});

test("a closed port and a broken connection are errors with a reason", async () => {
  const port = await receiver((request) => void request.socket.destroy());
  expect(await post(await local(port), "{}", {})).toMatchObject({
    status: null,
    error: { code: "RECEIVER_CONNECTION", values: { reason: expect.stringMatching(/ECONNRESET|hang up/) } },
  });
  expect(await post(await local(1), "{}", {})).toMatchObject({
    status: null,
    error: { code: "RECEIVER_CONNECTION", values: { reason: expect.stringContaining("ECONNREFUSED") } },
  });
});

import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { targetOf } from "./address.ts";
import { resolveHost, resolveTxt } from "./dns.ts";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** A name server on this machine, and a resolver that asks only it. */
async function nameServer(reply: (question: Buffer) => Buffer | null): Promise<() => Resolver> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "listening");
  socket.on("message", (question, { port, address }) => {
    const response = reply(question);
    if (response) socket.send(response, port, address);
  });
  return () => {
    const resolver = new Resolver({ timeout: 200, tries: 2 });
    resolver.setServers([`127.0.0.1:${socket.address().port}`]);
    return resolver;
  };
}

/** The response to a question (RFC 1035): its addresses of version 4, and none of version 6. */
function withAddress(question: Buffer): Buffer {
  const isV4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(isV4 ? 1 : 0, 6);
  header.writeUInt16BE(0, 10);
  const queried = question.subarray(12, question.indexOf(0, 12) + 5);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 8, 8, 4, 4]);
  return Buffer.concat([header, queried, isV4 ? record : Buffer.alloc(0)]);
}

test("a name is resolved by its name server", async () => {
  const resolver = await nameServer(withAddress);
  expect(await resolveHost("hooks.example", resolver())).toEqual([{ address: "8.8.4.4", family: 4 }]);
});

test("a name server that never responds delays nobody else, and its name has no address", async () => {
  const silent = await nameServer(() => null);
  const open = await nameServer(withAddress);
  const hanging = Array.from({ length: 20 }, () => resolveHost("slow.example", silent()));
  // More than the process has threads: a lookup of the system would wait for those.
  expect(await resolveHost("hooks.example", open())).toHaveLength(1);
  for (const addresses of await Promise.all(hanging)) expect(addresses).toEqual([]);
  await expect(
    targetOf("https://slow.example/", false, (host) => resolveHost(host, silent())),
  ).rejects.toThrow("no address");
  await expect(resolveTxt("slow.example", silent())).rejects.toMatchObject({ code: "ETIMEOUT" });
});

test("in local mode names of this machine have an address", async () => {
  expect(await targetOf("http://localhost:1/", true)).toMatchObject({
    address: expect.stringMatching(/^(127\.|::1)/),
  });
});

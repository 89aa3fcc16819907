import Fastify from "fastify";
import { expect, test } from "vitest";
import { networkOf } from "../system/network-address.ts";
import { proxyCheckOf } from "../system/trusted-proxies.ts";
import { visitorOf } from "./visitor.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:50123", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
  ["x".repeat(5000), "unknown"],
  [undefined, "unknown"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  { proxies: [], peer: "10.0.0.5", names: "198.51.100.1", visitor: "10.0.0.5" },
  { proxies: ["loopback"], peer: "10.0.0.5", names: "198.51.100.1", visitor: "10.0.0.5" },
  { proxies: ["10.0.0.5"], peer: "10.0.0.5", names: "198.51.100.1", visitor: "198.51.100.1" },
  { proxies: ["10.0.0.0/8"], peer: "10.0.0.5", names: "6.6.6.6, 198.51.100.1", visitor: "198.51.100.1" },
  {
    proxies: ["10.0.0.0/8"],
    peer: "10.0.0.5",
    names: "6.6.6.6, 198.51.100.1, 10.1.1.1",
    visitor: "198.51.100.1",
  },
  { proxies: ["10.0.0.0/8"], peer: "198.51.100.9", names: "10.1.1.1", visitor: "198.51.100.9" },
])(
  "with proxies $proxies, $peer that names $names is $visitor",
  async ({ proxies, peer, names, visitor }) => {
    const app = Fastify({ trustProxy: proxyCheckOf(proxies) });
    app.get("/", async (request) => visitorOf(request).address);
    const { body } = await app.inject({
      url: "/",
      remoteAddress: peer,
      headers: { "x-forwarded-for": names },
    });
    expect(body).toBe(visitor);
  },
);

import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { viesCheck } from "./vies-provider.ts";

let server: Server;
let respond: (response: ServerResponse) => void;
const requests: unknown[] = [];
const warnings: string[] = [];
const log = { warn: (_: object, message: string) => void warnings.push(message) };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push(await json(request));
    respond(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => server.close());

const vies = () =>
  viesCheck({ settings, log }, `http://127.0.0.1:${(server.address() as AddressInfo).port}/check-vat-number`);
const respondWith = (body: object | string, status = 200) => {
  respond = (response) => {
    response.statusCode = status;
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
};

test("the service is asked with the operator's own number, and its reference is proof", async () => {
  respondWith({ countryCode: "FR", vatNumber: "40303265045", valid: true, requestIdentifier: "WAPIAAAA" });
  expect(await vies().request("FR40303265045")).toEqual({ valid: true, reference: "WAPIAAAA" });
  expect(requests.at(-1)).toEqual({
    countryCode: "FR",
    vatNumber: "40303265045",
    requesterMemberStateCode: "DE",
    requesterNumber: "123456789",
  });
  respondWith({ valid: false, requestIdentifier: "" });
  expect(await vies().request("FR40303265045")).toEqual({ valid: false, reference: null });
});

test("a country that is away, nonsense, a fault and silence are no answers", async () => {
  const wrong: [object | string, number][] = [
    [{ actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }, 200],
    ["<html>", 200],
    [{ valid: true }, 500],
  ];
  for (const [body, status] of wrong) {
    respondWith(body, status);
    expect(await vies().request("FR40303265045")).toBeNull();
  }
  respond = (response) => response.destroy();
  expect(await vies().request("FR40303265045")).toBeNull();
  expect(warnings).toHaveLength(4);
  // No such host: as on a machine without a network.
  expect(
    await viesCheck({ settings, log }, "https://vies.invalid/check").request("FR40303265045"),
  ).toBeNull();
});

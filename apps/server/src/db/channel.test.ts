import { once } from "node:events";
import { type AddressInfo, connect as connectTo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { createLog } from "../system/log.ts";
import { openChannel } from "./channel.ts";
import { connect } from "./client.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("a listening connection that is dead, though nothing has closed it, is replaced, and a stop does not wait for it", async () => {
  const target = new URL(database.url);
  const { port, hostname } = target;
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connectTo(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => {});
    sockets.push(near, far);
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  /** Nothing passes any more, and nothing is closed. */
  const silence = () => {
    for (let n = 0; n < sockets.length; n += 2) {
      const [near, far] = [sockets[n]!, sockets[n + 1]!];
      near.unpipe(far);
      far.unpipe(near);
      near.resume();
      far.resume();
    }
  };
  target.port = String((proxy.address() as AddressInfo).port);
  target.hostname = "127.0.0.1";
  const { pool } = connect(target.href);
  const [payloads, connected] = [vi.fn(), vi.fn()];
  const channel = openChannel(
    pool,
    createLog(0, () => {}),
    "test_channel",
    payloads,
    connected,
    1500,
  );
  channel.listen();
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(1), 15_000);
  silence();
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  await database.pool.query("select pg_notify('test_channel', 'after')");
  await vi.waitFor(() => expect(payloads).toHaveBeenCalledWith("after"), 15_000);

  silence();
  const began = performance.now();
  await channel.stop();
  expect(performance.now() - began).toBeLessThan(3000);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => proxy.close(resolve));
  await pool.end();
}, 60_000);

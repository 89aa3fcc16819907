import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { roomToken } from "./livekit-provider.ts";

const now = new Date("2026-05-12T09:00:00Z");
const livekit = { url: "wss://media.example", key: "key", secret: "a secret of enough characters" };

test("a token opens the team's call for ten minutes, for one seat, and no other call", async () => {
  const token = await roomToken(livekit, "hour:red", "s3", now);
  const secret = new TextEncoder().encode(livekit.secret);
  const { payload } = await jwtVerify(token, secret, { issuer: "key", currentDate: now });
  expect(payload).toMatchObject({ sub: "s3", exp: now.getTime() / 1000 + 600 });
  expect(payload.video).toMatchObject({ room: "hour:red", roomJoin: true, canPublishData: false });
  expect(payload.video).not.toHaveProperty("roomAdmin");
  const late = new Date(now.getTime() + 601_000);
  await expect(jwtVerify(token, secret, { currentDate: late })).rejects.toThrow();
});

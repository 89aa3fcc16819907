import { expect, test } from "vitest";
import type { Frame } from "./frames.ts";
import { installation, publicKeyOf, signed, signerNamed, verified } from "./signature.ts";

const appKey = "k".repeat(43);
const otherKey = "o".repeat(43);
const header = (key: string, signer: string | undefined = publicKeyOf(key)): Frame => ({
  type: "header",
  value: {
    format: "lantern-hour-backup",
    version: 1,
    madeAt: "2026-11-23T08:00:00.000Z",
    app: "0.1.0",
    schema: 1,
    appKey: key,
    ...(signer && { signer }),
    settings: {},
  },
});
const content: Frame[] = [
  { type: "table", value: { name: "users", columns: ["id", "email"] } },
  { type: "rows", value: Buffer.from("1\ta@b.example\n") },
  { type: "rows", value: Buffer.from("2\tc@d.example\n") },
  { type: "tableEnd", value: { rows: 2, sha256: "0".repeat(64) } },
  { type: "end", value: { tables: 1, rows: 2, sequences: { users_id: { last: "2", called: true } } } },
];
const backupOf = (first: Frame) => Array.fromAsync(signed([first, ...content]));
async function* stream(frames: Frame[]) {
  yield* frames;
}
const read = (frames: Frame[], signer = installation(appKey)) =>
  Array.fromAsync(verified(stream(frames), signer));

test("a backup of the signer is read, and the signature is part of its last frame", async () => {
  const frames = await backupOf(header(appKey));
  expect(await read(frames)).toEqual(frames);
  expect(frames.at(-1)).toMatchObject({
    value: { rows: 2, signature: expect.stringMatching(/^[\w-]{86}$/) },
  });
});

test.each([
  ["no signer", header(appKey, ""), /is not signed/],
  ["another installation", header(otherKey), /Another installation signed/],
])(
  "a backup of %s is refused before its first frame, unless anybody's is wanted",
  async (_, first, message) => {
    const frames = await backupOf(first);
    await expect(verified(stream(frames), installation(appKey)).next()).rejects.toThrow(message);
    expect(await read(frames, "anybody")).toEqual(frames);
  },
);

const changes: [string, (frames: Frame[]) => Frame[]][] = [
  ["a row", (all) => all.with(2, { type: "rows", value: Buffer.from("1\te@b.example\n") })],
  ["the order of rows", (all) => all.with(2, all[3]!).with(3, all[2]!)],
  ["a row less", (all) => all.toSpliced(2, 1)],
  ["a frame more", (all) => all.toSpliced(2, 0, all[2]!)],
  ["the key of the header", (all) => all.with(0, header(otherKey, publicKeyOf(appKey)))],
  ["a sequence", (all) => all.with(-1, withEnd(all, { sequences: {} }))],
  ["no signature", (all) => all.with(-1, content.at(-1)!)],
  ["another signature", (all) => all.with(-1, withEnd(all, { signature: "A".repeat(86) }))],
  ["an endless signature", (all) => all.with(-1, withEnd(all, { signature: "A".repeat(1_000_000) }))],
];
function withEnd(all: Frame[], change: object): Frame {
  return { type: "end", value: { ...(all.at(-1) as Extract<Frame, { type: "end" }>).value, ...change } };
}

test.each(changes)("the last frame of a backup does not come after %s was changed", async (_, change) => {
  const frames: Frame[] = [];
  const reading = async () => {
    for await (const frame of verified(stream(change(await backupOf(header(appKey)))), installation(appKey)))
      frames.push(frame);
  };
  await expect(reading()).rejects.toThrow(/signature of this backup is wrong/);
  expect(frames.map(({ type }) => type)).not.toContain("end");
});

test("a signature by another key is wrong, whatever signer the header names", async () => {
  await expect(read(await backupOf(header(otherKey, publicKeyOf(appKey))))).rejects.toThrow(
    /signature of this backup is wrong/,
  );
});

test("the operator names a signer by its public key, or everybody as unsigned", () => {
  expect(signerNamed(publicKeyOf(appKey))).toEqual(installation(appKey));
  expect(signerNamed("unsigned")).toBe("anybody");
  for (const wrong of ["", "anybody", "key", appKey.slice(1)])
    expect(() => signerNamed(wrong)).toThrow(/The signer must be/);
});

import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { encrypt, encrypterFor } from "./encryption.ts";

afterEach(() => vi.unstubAllEnvs());

test("a guess of the passphrase needs 32 MB of memory, as the header of the file says", async () => {
  vi.stubEnv("PASSWORD_COST", "real");
  const encrypter = encrypterFor({ passphrase: "six boats in one harbor" });
  const file = Buffer.concat(
    await (await encrypt(Readable.from([Buffer.from("rows")]), encrypter)).toArray(),
  );
  expect(file.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 15\n/);
});

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { fieldTexts } from "@lantern/contract/http";
import { dictionary } from "@zxcvbn-ts/language-common";
import { refuseField } from "../../refusal.ts";

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's second profile: 19 MiB, two passes. The numbers stand in each hash, so they may rise later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Refuses the most common passwords; length is the contract's rule. */
export function refuseCommonPassword(password: string): void {
  if (common.has(password.toLowerCase()))
    throw refuseField("password", "REQUEST_001", fieldTexts.commonPassword);
}

/** argon2id in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, tagLength, ...cost });
  const numbers = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${numbers}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether a password belongs to a hash. Without a hash it takes as long and says no, so that the time of an
 * answer does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? "");
  if (!parsed) {
    await hashPassword(password);
    return false;
  }
  const expected = Buffer.from(parsed[5]!, "base64");
  const tag = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(parsed[4]!, "base64"),
    tagLength: expected.length,
    memory: Number(parsed[1]),
    passes: Number(parsed[2]),
    parallelism: Number(parsed[3]),
  });
  return timingSafeEqual(tag, expected);
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

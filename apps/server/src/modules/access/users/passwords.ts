import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { dictionary } from "@zxcvbn-ts/language-common";
import { fieldError } from "../../../core/app-error.ts";
import { FairQueue } from "../../../core/limits/fair-queue.ts";
import { requestContext } from "../../../system/request-id.ts";

const argon = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

/** Half of the cores stay free for everything else, and so do two of Node's four threads, which files need as well. */
const hashing = new FairQueue({
  running: Math.max(1, Math.min(2, availableParallelism() >> 1)),
  waiting: 1000,
});

/** Networks take turns: wrong sign-ins from one of them delay the sign-ins of others by one hash at most. */
const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  hashing.run(requestContext()?.address ?? "", () => argon("argon2id", parameters));

/** OWASP's second profile: 19 MiB, two passes. Each hash contains the parameters, so they can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** The person who chooses the password. */
interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  company?: string;
}

/**
 * The hash of a newly chosen password. Rejects the most common passwords, one character repeated, and those that are only
 * the person's own name or address with digits and punctuation. The contract checks the length.
 *
 * @throws AppError REQUEST_001 at the field
 */
export async function newPasswordHash(password: string, holder: PasswordOwner): Promise<string> {
  if (common.has(password.toLowerCase().trim())) throw fieldError("password", "COMMON_PASSWORD");
  if (isRepeated(password)) throw fieldError("password", "REPEATED_PASSWORD");
  if (isOwn(password, holder)) throw fieldError("password", "OWN_PASSWORD");
  return hashPassword(password);
}

/** Whether a password is one character, as people see characters, in any case and width. */
function isRepeated(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  return new Set(Array.from(characters.segment(plain), ({ segment }) => segment)).size === 1;
}

const characters = new Intl.Segmenter();

function isOwn(password: string, { email, firstName, lastName, company }: PasswordOwner): boolean {
  const texts = [email, firstName, lastName, company ?? ""].flatMap(wordsOf);
  // Longer names first: "Ann" must not remove a piece of "Annika".
  texts.sort((a, b) => b.length - a.length);
  const before = wordsOf(password).join("");
  const left = texts.reduce((rest, word) => rest.replaceAll(word, ""), before);
  return left === "" && before !== "";
}

/** The words of a text with two letters or more, without case, accents, digits and punctuation. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return plain.match(/\p{L}{2,}/gu) ?? [];
}

/** argon2id in PHC form. Passwords that people choose go through `newPasswordHash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: password, nonce, tagLength, ...cost });
  const numbers = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${numbers}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether a password matches a hash. Without a hash it takes the same time and returns false, so that the response
 * time does not reveal which addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? "");
  if (!parsed) {
    await hashPassword(password);
    return false;
  }
  const expected = Buffer.from(parsed[5]!, "base64");
  const tag = await derive({
    message: password,
    nonce: Buffer.from(parsed[4]!, "base64"),
    tagLength: expected.length,
    memory: Number(parsed[1]),
    passes: Number(parsed[2]),
    parallelism: Number(parsed[3]),
  });
  return timingSafeEqual(tag, expected);
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/={1,2}$/, "");

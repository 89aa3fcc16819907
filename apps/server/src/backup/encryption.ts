/** Encryption of backups in the age format (age-encryption.org), which other programs can open too. */
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { errorText } from "../system/error-text.ts";
import { StartError } from "../system/start-error.ts";

/** What opens a backup: the passphrase, or the identity of the recipient. */
export type Lock = { passphrase: string } | { recipient: string };
export type Key = { passphrase: string } | { identity: string };

/** Shortest passphrase, in characters: a backup can be attacked without limits on guesses. */
const MIN_PASSPHRASE = 16;
/** scrypt needs 2^15 KB of memory, 32 MB, and about half a second. */
const SCRYPT_WORK_FACTOR = 15;

/**
 * @param second another recipient who can open it; a passphrase allows none
 * @throws StartError when the lock is not usable
 */
export function encrypterFor(lock: Lock, second?: string): Encrypter {
  const encrypter = new Encrypter();
  if ("passphrase" in lock) {
    if (lock.passphrase.length < MIN_PASSPHRASE)
      throw new StartError(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE} characters`);
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
    encrypter.setPassphrase(lock.passphrase);
  } else {
    try {
      encrypter.addRecipient(lock.recipient);
      if (second) encrypter.addRecipient(second);
    } catch {
      throw new StartError("The recipient must be an age recipient, which begins with age1");
    }
  }
  return encrypter;
}

export async function encrypt(content: AsyncIterable<Uint8Array>, encrypter: Encrypter): Promise<Readable> {
  return Readable.fromWeb((await encrypter.encrypt(toWeb(content))) as NodeStream<Uint8Array>);
}

/** @throws StartError when the file is not in the age format, or the key does not open it */
export async function decrypt(file: AsyncIterable<Uint8Array>, key: Key): Promise<Readable> {
  const decrypter = new Decrypter();
  if ("passphrase" in key) decrypter.addPassphrase(key.passphrase);
  else {
    try {
      decrypter.addIdentity(key.identity);
    } catch {
      throw new StartError("The identity must be an age identity, which begins with AGE-SECRET-KEY-1");
    }
  }
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(file))) as NodeStream<Uint8Array>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("E")) throw error;
    throw /no identity|passphrase/i.test(errorText(error))
      ? new StartError("The key does not open this backup")
      : new StartError("This file is not a backup of Lantern Hour, or its beginning is damaged");
  }
}

const toWeb = (content: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(content) as unknown as ReadableStream<Uint8Array>;

/** The signature of a backup proves that an installation with our `APP_KEY` wrote it: anybody can encrypt for a recipient. */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from "node:crypto";
import { StartError } from "../system/start-error.ts";
import { type BackupEnd, encodeFrame, type Frame } from "./frames.ts";

/** Whose backups are restored: the public key of an installation, or those of anybody, which is only for who says so. */
export type Signer = { publicKeys: string[] } | "anybody";

/** An Ed25519 key is these bytes and 32 more. */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derived, so that it is with every copy of `APP_KEY`, and the public key can be kept where backups are restored. */
const privateKeyOf = (appKey: string) =>
  createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(hkdfSync("sha256", appKey, "", "lantern-hour-backup", 32))]),
    format: "der",
    type: "pkcs8",
  });

/** The public key of an installation, base64url. */
export const publicKeyOf = (appKey: string): string =>
  createPublicKey(privateKeyOf(appKey)).export({ format: "jwk" }).x ?? "";

/** The installation with these keys. */
export const installation = (...appKeys: string[]): Signer => ({ publicKeys: appKeys.map(publicKeyOf) });

/** The same frames, with the signature of the header's `APP_KEY` in the last one. Earlier versions read them as well. */
export async function* signed(frames: AsyncIterable<Frame> | Iterable<Frame>): AsyncGenerator<Frame> {
  const content = createHash("sha256");
  let appKey = "";
  for await (const frame of frames) {
    if (frame.type === "header") ({ appKey } = frame.value);
    if (frame.type !== "end") {
      content.update(encodeFrame(frame));
      yield frame;
      continue;
    }
    const signature = sign(null, messageOf(content, frame.value), privateKeyOf(appKey)).toString("base64url");
    yield { type: "end", value: { ...frame.value, signature } };
  }
}

/**
 * The same frames. The last one comes only if the signature is right, so whoever waits for it before a commit stores
 * nothing of another signer.
 *
 * @throws StartError before the first frame when the backup does not name the signer
 */
export async function* verified(frames: AsyncIterable<Frame>, signer: Signer): AsyncGenerator<Frame> {
  const content = createHash("sha256");
  let named = "";
  for await (const frame of frames) {
    if (signer !== "anybody") {
      if (frame.type === "header") named = requireSigner(frame.value.signer, signer.publicKeys);
      if (frame.type === "end") requireSignature(content, frame.value, named);
      content.update(encodeFrame(frame));
    }
    yield frame;
  }
}

function requireSigner(named: string | undefined, expected: string[]): string {
  if (named !== undefined && expected.includes(named)) return named;
  throw new StartError(
    `${named ? "Another installation signed this backup" : "This backup is not signed"}, so we do not restore it. Set the APP_KEY of the installation that wrote it, name its signer with --signer (RESTORE_SIGNER), or use --unsigned (RESTORE_SIGNER=unsigned) if you know where the file comes from`,
  );
}

function requireSignature(content: ReturnType<typeof createHash>, end: BackupEnd, publicKey: string): void {
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
  const signature = Buffer.from(end.signature ?? "", "base64url");
  if (!verify(null, messageOf(content, end), key, signature))
    throw new StartError("The signature of this backup is wrong: somebody has changed its content");
}

/** Also covers the fields of the last frame, beside the signature itself. */
function messageOf(content: ReturnType<typeof createHash>, { signature: _, ...end }: BackupEnd): Buffer {
  return content.copy().update(JSON.stringify(end)).digest();
}

const keyFormat = /^[\w-]{43}$/;

/** The signer that the operator names: a public key, or `unsigned`. @throws StartError for anything else */
export function signerNamed(name: string): Signer {
  if (name === "unsigned") return "anybody";
  if (!keyFormat.test(name))
    throw new StartError(
      "The signer must be the 43 characters that `npm run backup -- --signer` prints, or unsigned",
    );
  return { publicKeys: [name] };
}

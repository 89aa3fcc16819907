import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

/** What a browser and a passkey do. Everything that a server checks can be made wrong. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The number of uses that it reports; otherwise one more than before. */
  signCount?: number;
  /** False: it has not checked the person. */
  userVerified?: boolean;
  userHandle?: string;
  /** Of another passkey, which this one pretends to be. */
  credentialId?: string;
}

/** A passkey in software: ES256, with a counter, without an attestation. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #userHandle = "";
  signCount = 0;

  /** @param options of `startPasskey` */
  make(
    options: PublicKeyCredentialCreationOptionsJSON,
    { origin = "http://localhost:3000", ...forged }: Forgery = {},
  ) {
    this.#userHandle = options.user.id;
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (value = "") =>
      Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, "base64url")]);
    // A COSE key: kind EC2, algorithm ES256, curve P-256, x, y.
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
    const id = Buffer.from(forged.credentialId ?? this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.#authData(options.rp.id ?? "", hasCredential, forged), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authData),
    ]);
    return this.#response(forged.credentialId, {
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, origin, forged),
      attestationObject: base64url(attestation),
      transports: ["internal"],
    });
  }

  /** @param options of `startPasskeyStep` or `startPasskeySignIn` */
  use(
    options: PublicKeyCredentialRequestOptionsJSON,
    { origin = "http://localhost:3000", ...forged }: Forgery = {},
  ) {
    this.signCount = forged.signCount ?? this.signCount + 1;
    const authData = this.#authData(options.rpId ?? "", 0, forged);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, origin, forged);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.#response(forged.credentialId, {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
      userHandle: forged.userHandle ?? this.#userHandle,
    });
  }

  #authData(rpId: string, flags: number, { userVerified = true, ...forged }: Forgery): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    const all = present | (userVerified ? verified : 0) | flags;
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([all]), count]);
  }

  #clientData(type: string, challenge: string, origin: string, forged: Forgery): string {
    return base64url(JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin }));
  }

  #response<R>(id = this.id, response: R) {
    return { id, rawId: id, type: "public-key", response };
  }
}

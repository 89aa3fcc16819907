import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How a provider differs from one that does everything right. */
export interface Oddities {
  /** Claims of the ID token; undefined removes one. */
  claims?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  /** Fields of the description. */
  described?: Record<string, unknown>;
  /** The token itself instead of a signed one. */
  token?: (signed: string) => string;
  signedBy?: KeyObject;
  /** The provider compares the secret as it arrives, without decoding it. */
  literal?: boolean;
  noKeys?: boolean;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export const otherKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** An OpenID Connect provider whose responses can be odd in any way. */
export async function oddProvider(clientId: string) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const state = { oddities: {} as Oddities, secret: "", nonce: "", subject: "", email: "" };

  function signed(claims: Record<string, unknown>): string {
    const content = `${json({ alg: "RS256", kid: "one" })}.${json(claims)}`;
    const signature = createSign("RSA-SHA256").update(content);
    return `${content}.${signature.sign(state.oddities.signedBy ?? privateKey).toString("base64url")}`;
  }

  function tokens() {
    const now = Math.floor(Date.now() / 1000);
    const { subject: sub, email, nonce, oddities } = state;
    const standard = { iss: issuer, aud: clientId, sub, email, email_verified: true, nonce };
    const token = signed({ ...standard, iat: now, exp: now + 300, ...oddities.claims });
    return {
      token_type: "Bearer",
      access_token: "access",
      id_token: oddities.token ? oddities.token(token) : token,
    };
  }

  function isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
    const basic = headers.authorization?.startsWith("Basic ") ? headers.authorization.slice(6) : null;
    if (basic === null) return form.get("client_secret") === state.secret;
    const [id = "", ...secret] = Buffer.from(basic, "base64").toString().split(":");
    const decode = state.oddities.literal ? (text: string) => text : decodeURIComponent;
    return id === clientId && decode(secret.join(":")) === state.secret;
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const send = (value: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(value));
    };
    const jwk = { ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" };
    if (request.url === "/token")
      return isClient(request, new URLSearchParams(text))
        ? send(tokens())
        : send({ error: "invalid_client" }, 401);
    if (request.url === "/keys") return send({ keys: state.oddities.noKeys ? [] : [jwk] });
    if (request.url === "/userinfo") return send({ sub: state.subject, ...state.oddities.userinfo });
    send({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
      ...state.oddities.described,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** What the next sign-in meets. */
    meets(next: Partial<typeof state>) {
      Object.assign(state, next);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SocialOffer } from "@lantern/contract/http";
import Fastify from "fastify";
import type { SocialProof } from "../src/core/ports/identity-provider.ts";
import { type LocalIdentity, localIdentity } from "../src/local/identity/clients.ts";
import { mountLocalIdentity } from "../src/local/identity/mount.ts";

export interface TestIdentityProvider {
  identity: LocalIdentity;
  /** Signs in there as a browser would, and resolves with what the page would send. */
  signIn(offer: SocialOffer, person: { email: string; name?: string }): Promise<SocialProof>;
  /** The address that a browser gets to when somebody clicks "Cancel". */
  cancel(offer: SocialOffer): Promise<URL>;
  close(): Promise<void>;
}

/** The built-in identity provider on a port of its own. */
export async function testIdentityProvider(): Promise<TestIdentityProvider> {
  const origin = `http://localhost:${await freePort()}`;
  const identity = localIdentity(origin);
  const app = Fastify();
  await app.register(mountLocalIdentity(identity));
  await app.listen({ host: "localhost", port: Number(new URL(origin).port) });
  return {
    identity,
    async signIn(offer, { email, name = "Ada Lovelace" }) {
      const begun = begin(offer, origin);
      const end = await walk(begun.url, origin, { do: "sign-in", email, name });
      const response = new URLSearchParams(end.hash.slice(1) || end.search);
      const token =
        response.get("code") ??
        response.get(offer.response_type.includes("token token") ? "access_token" : "id_token");
      if (!token || response.get("state") !== begun.state) throw new Error(`no token at ${end}`);
      return { token, nonce: begun.nonce, code_verifier: begun.verifier, redirect_uri: `${origin}/` };
    },
    cancel: (offer) => walk(begin(offer, origin).url, origin, { do: "cancel" }),
    close: () => app.close(),
  };
}

function begin(offer: SocialOffer, origin: string) {
  const [nonce, verifier, state] = [random(), random(), random()];
  const url = new URL(offer.authorize_url);
  const query = {
    client_id: offer.client_id,
    response_type: offer.response_type,
    scope: offer.scope,
    redirect_uri: `${origin}/`,
    state,
    nonce: hashed(nonce),
    ...(offer.response_type === "code" && {
      code_challenge: hashed(verifier),
      code_challenge_method: "S256",
    }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url, nonce, verifier, state };
}

/** Follows redirects with cookies and submits the one form, until the browser is back at the page. */
async function walk(from: URL, origin: string, form: Record<string, string>): Promise<URL> {
  const jar = new Map<string, string>();
  let url = from;
  let init: RequestInit = {};
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    init = {};
    if (location) url = new URL(location, url);
    else {
      const page = await response.text();
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`${response.status}: ${page.slice(0, 500)}`);
      url = new URL(action, url);
      init = { method: "POST", body: new URLSearchParams(form) };
    }
    if (url.origin === origin && url.pathname === "/") return url;
  }
  throw new Error("no end");
}

const random = () => randomBytes(32).toString("base64url");
const hashed = (secret: string) => createHash("sha256").update(secret).digest("base64url");

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

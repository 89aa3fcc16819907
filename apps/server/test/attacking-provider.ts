import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathOf } from "../src/http/request-path.ts";

/**
 * The provider of a company that attacks another one by a mix-up (RFC 9700, section 4.4): it sends whoever comes to it on
 * to the other company's real provider, and reads the codes that are then redeemed here.
 */
export async function attackingProvider() {
  /** Codes of the other provider that were redeemed here. */
  const codes: string[] = [];
  /** Where people are sent on to, with the state of the request that they came with. */
  let target: URL | null = null;
  const server = createServer(async (request, response) => {
    const path = pathOf(request);
    if (path === "/authorize" && target) {
      const next = new URL(target);
      const state = new URLSearchParams(request.url?.split("?")[1]).get("state");
      next.searchParams.set("state", state ?? "");
      response.writeHead(303, { location: next.href }).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    const code = new URLSearchParams(body).get("code");
    if (path === "/token" && code) codes.push(code);
    const described = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(path === "/.well-known/openid-configuration" ? described : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    codes,
    sendOnTo(url: URL) {
      target = url;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

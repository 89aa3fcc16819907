import type { SocialOffer } from "@lantern/contract/http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { microsoftInteraction, readProviderResponse } from "./provider-response.ts";
import { digest } from "./random.ts";
import { authorizeUrl, begin, forgetPending, pendingFor, proofOf } from "./request.ts";

const offer: SocialOffer = {
  provider: "google",
  client_id: "client-of-ours",
  authorize_url: "https://idp.example/auth",
  response_type: "id_token",
  scope: "openid email",
  local: false,
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("location", { origin: "https://lantern.example" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

describe("a sign-in with a provider", () => {
  test("[M24] asks with the site's origin, a fresh state and the digest of a secret as nonce", async () => {
    const pending = begin("google", "redirect");
    const query = new URL(await authorizeUrl(offer, pending)).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      client_id: "client-of-ours",
      redirect_uri: "https://lantern.example",
      response_type: "id_token",
      scope: "openid email",
      state: pending.state,
      nonce: await digest(pending.nonce),
    });
    expect(begin("google", "redirect").state).not.toBe(pending.state);
  });

  test("by code sends a PKCE challenge and posts its verifier", async () => {
    const pending = begin("linkedin", "redirect");
    const query = new URL(await authorizeUrl({ ...offer, response_type: "code" }, pending)).searchParams;
    expect(query.get("code_challenge")).toBe(await digest(pending.verifier));
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(proofOf({ state: pending.state, code: "abc" }, pending)).toEqual({
      token: "abc",
      code_verifier: pending.verifier,
      redirect_uri: "https://lantern.example",
    });
  });

  test("takes only the answer it has asked for, and only on the page that has left for it", () => {
    const pending = begin("google", "redirect");
    expect(pendingFor({ state: pending.state })).toEqual(pending);
    expect(pendingFor({ state: "lh.forged" })).toBeNull();
    expect(pendingFor({ state: begin("google", "popup").state })).toBeNull();
    forgetPending();
    expect(pendingFor({ state: pending.state })).toBeNull();
  });

  test("posts the access token of Facebook and the ID token of the others, never both", () => {
    const response = { state: "s", id_token: "id", access_token: "access" };
    expect(proofOf(response, begin("facebook", "popup"))).toEqual({ token: "access" });
    const google = begin("google", "popup");
    expect(proofOf(response, google)).toEqual({ token: "id", nonce: google.nonce });
    expect(proofOf({ state: "s", error: "access_denied" }, google)).toBeNull();
  });
});

test("an answer is read from the fragment or the query, anything else is none", () => {
  expect(readProviderResponse({ hash: "#state=a&id_token=b", search: "" })).toEqual({
    state: "a",
    id_token: "b",
  });
  expect(readProviderResponse({ hash: "", search: "?code=c&state=a" })).toEqual({ state: "a", code: "c" });
  expect(readProviderResponse({ hash: "#state=a", search: "?logout=true" })).toEqual({ state: "a" });
  expect(readProviderResponse({ hash: "#top", search: "?logout=true" })).toBeNull();
});

test("[M06] a state that nobody has written counts as a redirect, which then fails quietly", () => {
  expect(microsoftInteraction(btoa(JSON.stringify({ id: "1", meta: { interactionType: "popup" } })))).toBe(
    "popup",
  );
  expect(microsoftInteraction("forged")).toBe("redirect");
});

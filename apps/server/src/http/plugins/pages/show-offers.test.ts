import type { SocialOffer } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { showOffers } from "./show-offers.ts";

const built =
  '<fieldset data-offer="any" hidden=""><button data-offer="google" hidden="" class="x">G</button>' +
  '<button data-offer="linkedin" hidden="">L</button><p data-offer="local" hidden="">note</p></fieldset>';
const offer = (provider: SocialOffer["provider"], local: boolean): SocialOffer => ({
  provider,
  local,
  client_id: "c",
  authorize_url: "https://idp.example/auth",
  response_type: "code",
  scope: "openid",
});

test("a page shows the configured providers, and the note only with stand-ins", () => {
  expect(showOffers(built, [offer("google", false)])).toBe(
    '<fieldset data-offer="any"><button data-offer="google" class="x">G</button>' +
      '<button data-offer="linkedin" hidden="">L</button><p data-offer="local" hidden="">note</p></fieldset>',
  );
  expect(showOffers(built, [offer("linkedin", true)])).toContain('<p data-offer="local">');
});

test("without a provider everything stays hidden", () => {
  expect(showOffers(built, [])).toBe(built);
});

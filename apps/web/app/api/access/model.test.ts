import type { User } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { isProfileComplete, mustCompleteProfile } from "./model.ts";

const profile = {
  company_id: "0199a000-0000-7000-8000-000000000001",
  country_id: "DK",
  timezone_id: "Europe/Copenhagen",
  area_code: "+45",
  phone_number: "12345678",
};
const user = (part: Partial<User>): User => ({
  id: "0199a000-0000-7000-8000-000000000002",
  first_name: "Ana",
  last_name: "Ruiz",
  email: "ana@harbour.example",
  email_verified_at: null,
  pending_email: null,
  terms_accepted_at: null,
  user_type_id: 2,
  billing_only: false,
  may_buy: true,
  language: null,
  has_password: true,
  needs_second_factor: false,
  profile,
  company: null,
  ...part,
});

test.each(Object.keys(profile))("[V06] a profile without %s is incomplete", (fact) => {
  expect(isProfileComplete(user({}))).toBe(true);
  expect(isProfileComplete(user({ profile: { ...profile, [fact]: "" } }))).toBe(false);
});

test("[A29] completion is forced only on those who have no password", () => {
  expect(mustCompleteProfile(user({ profile: null }))).toBe(false);
  expect(mustCompleteProfile(user({ profile: null, has_password: false }))).toBe(true);
  expect(mustCompleteProfile(user({ has_password: false }))).toBe(false);
});

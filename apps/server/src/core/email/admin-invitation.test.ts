import { dashboardLanguages } from "@lantern/contract/languages";
import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { settings } from "../../../test/settings.ts";
import { renderText } from "./render-text.ts";
import { adminInvitationEmail } from "./templates/company.ts";

test.each(dashboardLanguages)("the limit to billing invites to pay, and not to host, in %s", (language) => {
  const textFor = (billingOnly: boolean) =>
    renderText(
      adminInvitationEmail(settings, {
        email: "ida@northwind.example",
        userTypeId: Role.CONSUMER_ADMIN_SUB,
        billingOnly,
        company: "Northwind",
        host: "Maren",
        secret: "x",
      }).in(language),
    );
  const hosts = /host sessions|guiar sesiones|Sessions für Northwind zu planen/;
  const role = /Sub-Administrator|Subadministración|Rolle: Administration/;
  expect(textFor(false)).toMatch(hosts);
  expect(textFor(true)).not.toMatch(hosts);
  expect(textFor(true)).toMatch(/billing|facturación|Abrechnung/);
  for (const billingOnly of [true, false]) expect(textFor(billingOnly)).toMatch(role);
});

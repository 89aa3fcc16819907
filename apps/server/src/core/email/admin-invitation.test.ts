import { dashboardLanguages } from "@lantern/contract/languages";
import { financeType, Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { settings } from "../../../test/settings.ts";
import { renderText } from "./render-text.ts";
import { adminInvitationEmail } from "./templates/company.ts";

test.each(dashboardLanguages)("Finance is invited to pay, and not to host, in %s", (language) => {
  const textFor = (userTypeId: number) =>
    renderText(
      adminInvitationEmail(settings, {
        email: "ida@northwind.example",
        userTypeId,
        company: "Northwind",
        host: "Maren",
        secret: "x",
      }).in(language),
    );
  const hosts = /host sessions|guiar sesiones/;
  expect(textFor(Role.CONSUMER_ADMIN_SUB)).toMatch(hosts);
  expect(textFor(financeType)).not.toMatch(hosts);
  expect(textFor(financeType)).toMatch(/billing|facturación/);
});

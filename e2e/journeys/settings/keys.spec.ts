/** An Owner makes a key for a program, the program uses it, and a revoked key ends at once. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, host } from "../sessions/arrange.ts";

test("a key is made with its scopes, shown once, used by a program, and revoked", async ({
  page,
  baseURL,
  playwright,
}) => {
  const owner = await host(page, baseURL);
  await addPeople(owner, 2);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "API keys" }).click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("Please choose what the key may do.")).toBeVisible();
  await checkPage(page, "keys-form");

  await page.getByLabel("Name").fill("People directory");
  await page.getByRole("checkbox", { name: "Read and change participants" }).check();
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText(/does not match/)).toBeVisible();
  await page.getByLabel("Your password").fill(owner.password);
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Your new key" });
  const field = dialog.getByRole("textbox", { name: "Key" });
  await expect(field).toHaveValue(/^lhk_/);
  const key = await field.inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "People directory" })).toBeVisible();
  await expect(page.getByText("never used")).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const people = await program.get("/api/consumer");
  expect((await people.json()).items).toHaveLength(2);
  expect((await program.get("/api/session")).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(/last used/)).toBeVisible();
  await checkPage(page, "keys-list");

  await page.getByRole("button", { name: "Revoke People directory" }).click();
  await page
    .getByRole("dialog", { name: "Revoke “People directory”?" })
    .getByRole("button", { name: "Revoke" })
    .click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  expect((await program.get("/api/consumer")).status()).toBe(401);
  await program.dispose();
});

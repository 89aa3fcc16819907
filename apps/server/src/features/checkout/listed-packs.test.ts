import * as operations from "@lantern/contract/http";
import { listedPacks } from "@lantern/contract/packs";
import { expect, test } from "vitest";
import { testApplication } from "../../../test/application.ts";

test("[R07] the prices that pages are built with are those of a new installation", async () => {
  const t = await testApplication();
  const { body } = await t.client()(operations.listProducts);
  const sold = body.items.map(({ credits, price_cents, currency }: (typeof body.items)[number]) => ({
    credits,
    price_cents,
    currency,
  }));
  expect(sold.sort((a: { credits: number }, b: { credits: number }) => a.credits - b.credits)).toEqual(
    listedPacks.packs.map((pack) => ({ ...pack, currency: listedPacks.currency })),
  );
  await t.close();
});

import * as operations from "@lantern/contract/http";
import { listedPacks } from "@lantern/contract/packs";
import { expect, test } from "vitest";
import { testApplication } from "../../../test/application.ts";

test("[R07] the prices that pages are built with are those of a new installation, in every currency", async () => {
  const t = await testApplication();
  const { rows } = await t.database.pool.query(
    "select distinct currency from products where price_cents is not null order by 1",
  );
  expect(listedPacks.offers.map(({ currency }) => currency).sort()).toEqual(
    rows.map(({ currency }) => currency),
  );
  for (const { currency, packs } of listedPacks.offers) {
    const { body } = await t.client()(operations.listProducts, { query: { currency } });
    const sold = (body.items as { credits: number; price_cents: number; currency: string }[])
      .map(({ credits, price_cents, currency }) => ({ credits, price_cents, currency }))
      .sort((a, b) => a.credits - b.credits);
    expect(sold).toEqual(packs.map((pack) => ({ ...pack, currency })));
  }
  await t.close();
});

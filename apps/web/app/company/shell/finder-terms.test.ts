import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { namedFor } from "../pages.ts";
import { finderTerms } from "./finder-terms.ts";

const owner = { user_type_id: Role.CONSUMER_ADMIN, billing_only: false, may_buy: true };

test("each page that the finder names has words, and no others have", () => {
  expect(Object.keys(finderTerms).toSorted()).toEqual(
    namedFor(owner)
      .map(({ folder }) => folder)
      .toSorted(),
  );
});

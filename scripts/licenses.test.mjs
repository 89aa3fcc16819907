/** What ships may be passed on: each package has a license that allows it in a product under the MIT license. */
import { expect, test } from "vitest";
import { componentOf, shippedPackages } from "./lib/licenses.mjs";

/** LGPL and MPL: the libraries of `sharp` and others are used unchanged, as files of their own. */
const allowed =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;

/** Of licenses to choose from, one is enough. */
const isAllowed = (license) =>
  license
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((choice) => allowed.test(choice)));

test("every package that ships has a license that we may pass on", () => {
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(200);
  const others = packages.filter(({ license }) => !isAllowed(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("a component of the list has its address, license and checksum", () => {
  const [cookie] = shippedPackages().filter(({ name }) => name === "@fastify/cookie");
  if (!cookie) throw new Error("the package is not in the list");
  expect(componentOf(cookie)).toMatchObject({
    purl: `pkg:npm/%40fastify/cookie@${cookie.version}`,
    licenses: [{ expression: "MIT" }],
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});

/**
 * `npm run sbom`: writes `build/sbom.cdx.json`, the packages that an installation runs in the form of CycloneDX 1.5, and
 * `build/licenses.csv`, each with its version and license. Both come from package-lock.json, so nothing is installed.
 * `npm sbom` refuses this lock file, because a development package asks for versions that its own publisher overrides.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { componentOf, shippedPackages } from "./lib/licenses.mjs";
import { inRoot } from "./lib/root.mjs";

const { name, version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const packages = shippedPackages();
const sbom = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: "application", "bom-ref": `${name}@${version}`, name, version },
  },
  components: packages.map(componentOf),
};
const rows = packages.map((each) => [each.name, each.version, each.license].join(","));
mkdirSync(inRoot("build"), { recursive: true });
writeFileSync(inRoot("build/sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync(inRoot("build/licenses.csv"), `${["package,version,license", ...rows].join("\n")}\n`);
console.log(`${packages.length} packages in build/sbom.cdx.json and build/licenses.csv`);

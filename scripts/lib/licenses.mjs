import { readFileSync } from "node:fs";
import { inRoot } from "./root.mjs";

/** Packages whose license stands only in a file of theirs. */
const inTheirFile = { jstat: "MIT", "png-js": "MIT", "xmlhttprequest-ssl": "MIT" };

/** Every package of package-lock.json that an installation runs, once, by name; our own are left out. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const shipped = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, license: license ?? inTheirFile[name] ?? "not named", integrity };
    });
  const once = new Map(shipped.map((each) => [`${each.name}@${each.version}`, each]));
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A package as a component of CycloneDX, with the checksum that npm compares. */
export function componentOf({ name, version, license, integrity }) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [algorithm = "", digest = ""] = (integrity ?? "").split("-");
  const content = Buffer.from(digest, "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    licenses: [{ expression: license }],
    ...(content && { hashes: [{ alg: algorithm.toUpperCase().replace("SHA", "SHA-"), content }] }),
  };
}

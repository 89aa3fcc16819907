/**
 * Passwords are hashed in no time, and the passphrases of backups too. Most tests sign somebody up and in, and with the cost of the product that was a fifth
 * of their CPU. A process that a test starts hashes as the product does, and does not accept what is hashed here. A test
 * that needs the cost sets PASSWORD_COST to "real".
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { Encrypter } from "age-encryption";

type Argon2 = typeof crypto.argon2;

/** The cost of `passwords.ts`. A hash of another cost, which the product did not make, is checked at that cost. */
const ofProduct = (parameters: Parameters<Argon2>[1]) =>
  parameters.memory === 19_456 && parameters.passes === 2 && process.env.PASSWORD_COST !== "real";

type Counting = Argon2 & { hashes: number };

/** How many passwords this process has hashed. */
export const hashedSoFar = () => (crypto.argon2 as Counting).hashes;

// The modules of the product and this file are evaluated once for several files of tests.
const { argon2 } = crypto;
if (argon2.name !== "cheap") {
  function cheap(...[algorithm, parameters, callback]: Parameters<Argon2>) {
    (crypto.argon2 as Counting).hashes += 1;
    argon2(algorithm, ofProduct(parameters) ? { ...parameters, memory: 8, passes: 1 } : parameters, callback);
  }
  crypto.argon2 = Object.assign(cheap, { hashes: 0 });
  syncBuiltinESMExports();
}

// The file says at what cost its passphrase was hashed, so it can be read wherever it was written.
const { setScryptWorkFactor } = Encrypter.prototype;
if (setScryptWorkFactor.name !== "cheapFactor")
  Encrypter.prototype.setScryptWorkFactor = function cheapFactor(factor) {
    setScryptWorkFactor.call(this, process.env.PASSWORD_COST === "real" ? factor : 1);
  };

import { createHash } from "node:crypto";
import { email } from "@lantern/contract/http";
import * as z from "zod";

/** The identity that a person enters on the local sign-in page. Any identity is accepted. */
export const personForm = z.object({
  email: z.union([z.literal(""), email]),
  name: z.string().trim().max(80).default(""),
});

interface LocalPerson {
  sub: string;
  name: string;
  given_name: string;
  family_name: string;
  preferred_username?: string;
  email?: string;
  email_verified?: boolean;
  /** Microsoft's claim for an address whose domain the tenant owns. */
  xms_edov?: boolean;
}

/** The people who have signed in since the start. */
export class LocalPeople {
  readonly #existing = new Map<string, LocalPerson>();

  /** The same address is the same person after every start; without an address the name identifies the person. */
  add({ email, name }: z.output<typeof personForm>): LocalPerson {
    const [given_name = "", ...rest] = name.split(/\s+/);
    const sub = createHash("sha256")
      .update(email.toLowerCase() || name)
      .digest("base64url")
      .slice(0, 22);
    const proof = email ? { email, preferred_username: email, email_verified: true, xms_edov: true } : {};
    const person = { sub, name, given_name, family_name: rest.join(" "), ...proof };
    this.#existing.set(sub, person);
    return person;
  }

  get(sub: string): LocalPerson | undefined {
    return this.#existing.get(sub);
  }
}

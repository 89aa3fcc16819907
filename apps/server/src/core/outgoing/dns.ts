import { lookup, Resolver } from "node:dns/promises";
import { withDeadline } from "../../system/deadline.ts";

interface Address {
  address: string;
  family: number;
}

/** A name server that does not respond is tried twice. */
const options = { timeout: 1500, tries: 2 };
const deadlineMs = 5000;

/**
 * The addresses of a name on the public internet. It sends the questions itself: the system's `lookup` would occupy one
 * of the process's four threads for as long as a foreign name server likes, and files and passwords need those threads.
 *
 * @param resolver another one for tests
 */
export async function resolveHost(host: string, resolver = new Resolver(options)): Promise<Address[]> {
  const [four, six] = await within(
    Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]),
    resolver,
  );
  return [...addressesIn(four, 4), ...addressesIn(six, 6)];
}

const addressesIn = (result: PromiseSettledResult<string[]>, family: number): Address[] =>
  result.status === "fulfilled" ? result.value.map((address) => ({ address, family })) : [];

/** Local mode: names such as `localhost` are in no name server. */
export async function resolveLocalHost(host: string): Promise<Address[]> {
  return withDeadline(lookup(host, { all: true }), deadlineMs, `The lookup of ${host}`);
}

/** The texts of a name. A long text comes in several pieces. */
export const resolveTxt = (name: string, resolver = new Resolver(options)): Promise<string[][]> =>
  within(resolver.resolveTxt(name), resolver);

/** With several name servers, the resolver itself would take longer. */
async function within<T>(question: Promise<T>, resolver: Resolver): Promise<T> {
  try {
    return await withDeadline(question, deadlineMs, "The name server");
  } finally {
    resolver.cancel();
  }
}

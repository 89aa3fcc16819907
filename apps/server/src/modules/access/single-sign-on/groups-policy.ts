import type { GroupProblem } from "@lantern/contract/http";
import { foreignLine } from "../../../core/foreign-text.ts";
import type { SignOnRow } from "./repository.ts";

/** What a person's groups say about their role. */
export interface Groups {
  isOwner: boolean;
  /** Null: they say it, or nobody asked them. */
  groupProblem: GroupProblem | null;
  /** Groups in another form than the Owners' group has in the settings. */
  groupsReceived: string[] | null;
}

const receivedMax = 5;
const guid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Compares the groups of a person with the Owners' group, letter by letter: a similar name is no reason to give somebody
 * every right. The Owner reads which names are similar, and that groups did not arrive.
 */
export function readGroups(
  { groupClaim, ownerGroup }: Pick<SignOnRow, "groupClaim" | "ownerGroup">,
  claims: Record<string, unknown>,
): Groups {
  if (!groupClaim || !ownerGroup) return certain(false);
  const values = [claims[groupClaim]].flat().filter((value) => value !== undefined && value !== null);
  const names = values.map((value) => (typeof value === "string" ? value.trim() : JSON.stringify(value)));
  if (names.includes(ownerGroup)) return certain(true);
  if (names.every((name) => name === ""))
    return { ...certain(false), groupProblem: isTooMany(groupClaim, claims) ? "too_many" : "missing" };
  const wanted = plainName(ownerGroup);
  const isOnlyIds = !guid.test(ownerGroup) && names.every((name) => guid.test(name));
  const similar = isOnlyIds
    ? names
    : names.filter((name) => name.split(/[,;|"[\]{}]/).some((piece) => plainName(piece) === wanted));
  const [near] = names.filter((name) => plainName(name) === wanted);
  const received = near ? [near, ...similar.filter((name) => name !== near)] : similar;
  if (received.length === 0) return certain(false);
  const groupsReceived = received.slice(0, receivedMax).map((name) => foreignLine(name, 100));
  return { isOwner: false, groupProblem: "other_form", groupsReceived };
}

const certain = (isOwner: boolean): Groups => ({ isOwner, groupProblem: null, groupsReceived: null });

/** Entra ID names a place where the groups can be read instead, or says only that there are some. */
function isTooMany(groupClaim: string, { _claim_names, hasgroups }: Record<string, unknown>): boolean {
  const elsewhere = typeof _claim_names === "object" && _claim_names !== null ? _claim_names : {};
  return Object.hasOwn(elsewhere, groupClaim) || String(hasgroups) === "true";
}

/** A name without its path, as in `/owners`, without its directory, as in `CN=Owners,DC=…`, and in small letters. */
function plainName(name: string): string {
  const common = /^\s*cn=([^,]+)/i.exec(name)?.[1] ?? name;
  return common.normalize("NFKC").split(/[/\\]/).at(-1)!.trim().toLowerCase();
}

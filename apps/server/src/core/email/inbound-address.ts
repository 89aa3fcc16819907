import { createHmac, timingSafeEqual } from "node:crypto";
import { type AppKeys, allKeys } from "../../system/app-keys.ts";
import type { Settings } from "../context.ts";

/** What an inbound address is for: the answer of a calendar, or the report that an email was not delivered. */
type Purpose = "reply" | "bounce";

/** A token as it arrived. Only `isSigned` says whether it is ours. */
export interface InboundToken {
  id: string;
  signature: string;
  /** The whole address, in lower case. */
  address: string;
}

type Keys = Pick<Settings, "appKey" | "previousAppKeys" | "inboundEmail">;

/** 80 bits. With them and an id, the part before the @ stays within the 64 characters that it may have. */
const signatureLength = 20;

const sign = (appKey: string, purpose: Purpose, id: string, about: string) =>
  createHmac("sha256", appKey)
    .update(`inbound:${purpose}:${id}:${about}`)
    .digest("hex")
    .slice(0, signatureLength);

/** Hexadecimal digits, because servers on the way may write an address in lower case. */
function inboundAddress(
  { appKey, inboundEmail }: Omit<Keys, "previousAppKeys">,
  purpose: Purpose,
  id: string,
  about: string,
) {
  if (!inboundEmail) return null;
  const [local, domain] = inboundEmail.address.split("@");
  return `${local}+${purpose[0]}${id.replaceAll("-", "")}${sign(appKey, purpose, id, about)}@${domain}`;
}

interface InvitedSeat {
  sessionId: string;
  consumerId: string;
  linkVersion: number;
}

/** Where an attendee's calendar sends its answer; null when no answer would be read. Answers count as long as their join links. */
export const calendarReplyAddress = (keys: Omit<Keys, "previousAppKeys">, seat: InvitedSeat): string | null =>
  inboundAddress(keys, "reply", seat.consumerId, seatText(seat));

/** Whether we gave this token to the attendee with this seat. */
export const isReplyOf = (keys: Keys, token: InboundToken, seat: InvitedSeat): boolean =>
  token.id === seat.consumerId && isSigned(keys, "reply", token, seatText(seat));

const seatText = ({ sessionId, linkVersion }: InvitedSeat) => `${sessionId}:${linkVersion}`;

/** Where email servers report that they could not deliver an email of the outbox; null: at the sender's address. */
export const bounceAddress = (keys: Omit<Keys, "previousAppKeys">, emailId: string): string | null =>
  inboundAddress(keys, "bounce", emailId, "");

/** Whether we sent the email with this id from this address. */
export const isBounceOf = (keys: Keys, token: InboundToken): boolean => isSigned(keys, "bounce", token, "");

const isSigned = (keys: AppKeys, purpose: Purpose, { id, signature }: InboundToken, about: string) =>
  allKeys(keys).some((appKey) =>
    timingSafeEqual(Buffer.from(sign(appKey, purpose, id, about)), Buffer.from(signature)),
  );

/** Whether the address is in the mailbox that addresses are given out in now. */
export function isInOurMailbox(
  { inboundEmail }: Pick<Keys, "inboundEmail">,
  { address }: InboundToken,
): boolean {
  const [local, domain] = inboundEmail?.address.toLowerCase().split("@") ?? [];
  return address.startsWith(`${local}+`) && address.endsWith(`@${domain}`);
}

/** The tokens for this purpose in the addresses that an email went to. */
export function tokensIn(purpose: Purpose, addresses: readonly string[]): InboundToken[] {
  return addresses.slice(0, maxAddresses).flatMap((recipient) => {
    const address = recipient.toLowerCase();
    const [, initial, id, signature] = /^[^+]+\+([rb])([0-9a-f]{32})([0-9a-f]{20})@.+$/.exec(address) ?? [];
    if (!id || !signature || initial !== purpose[0]) return [];
    return [{ id: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), signature, address }];
  });
}

/** Servers add a few to the one that an email went to. */
const maxAddresses = 50;

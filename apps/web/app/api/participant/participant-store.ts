import type { Credentials } from "../access/token-encryption.ts";
import { type Kind, participantKey } from "../access/token-store.ts";

/** What this tab stores about a participant. `email` is empty in a rehearsal, which belongs to nobody. */
export interface ParticipantCredentials extends Credentials {
  sessionId: string;
}

/** How a participant's sign-in is stored: the record itself, under `experience_token`. */
export const participant: Kind<ParticipantCredentials> = {
  key: participantKey,
  credentialsKey: "experience_credentials",
  perTab: true,
  isCredentials: (value): value is ParticipantCredentials => {
    const { email, sessionId, secret } = (value ?? {}) as Partial<ParticipantCredentials>;
    return [email, sessionId, secret].every((part) => typeof part === "string");
  },
};

import type { Credentials } from "../../features/access/token-encryption.ts";
import { type Kind, participantKey } from "../../features/access/token-store.ts";

/** What this tab knows of a participant. `email` is empty for a rehearsal, which belongs to nobody. */
export interface ParticipantCredentials extends Credentials {
  sessionId: string;
}

/** A participant's sign-in. Its record stands under `experience_token` without anything around it. */
export const participant: Kind<ParticipantCredentials> = {
  key: participantKey,
  credentialsKey: "experience_credentials",
  isCredentials: (value): value is ParticipantCredentials => {
    const { email, sessionId, secret } = (value ?? {}) as Partial<ParticipantCredentials>;
    return [email, sessionId, secret].every((part) => typeof part === "string");
  },
};

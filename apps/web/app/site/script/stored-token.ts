import { administrator, TokenStore } from "../../api/access/token-store.ts";
import { deviceStorage, tabStorage } from "../../api/storage.ts";

/** The token of the administrator who is signed in in this tab, or null. Throws when it cannot be decrypted. */
export function storedToken(): Promise<string | null> {
  return new TokenStore(administrator, { local: deviceStorage(), tab: tabStorage() }).read();
}

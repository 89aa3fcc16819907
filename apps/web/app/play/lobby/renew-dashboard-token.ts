import { administrator } from "../../api/access/token-store.ts";
import { deviceStorage, tabStorage } from "../../api/storage.ts";

/**
 * An administrator who plays or rehearses in this tab keeps the dashboard's sign-in: entering the lobby counts as using it.
 * Loads nothing for anybody else.
 */
export async function renewDashboardToken(): Promise<void> {
  if (!deviceStorage().getItem(administrator.key) || !tabStorage().getItem(administrator.credentialsKey))
    return;
  const { renewToken, shareWithTabs } = await import("../../api/access/stored-sign-in.ts");
  // A tab that has the credentials responds to the others.
  shareWithTabs();
  await renewToken();
}

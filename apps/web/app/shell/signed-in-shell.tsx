import { AccessWatch } from "./access-watch.tsx";
import { Shell } from "./shell.tsx";

/** The shell of the surfaces of users, who sign in. Participants have a sign-in of their own. */
export function SignedInShell() {
  return (
    <>
      <AccessWatch />
      <Shell />
    </>
  );
}

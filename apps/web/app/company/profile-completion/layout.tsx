import { Outlet } from "react-router";
import { signOut } from "../../api/access/stored-sign-in.ts";
import { gate } from "../../shell/gate.ts";
import { texts as accountTexts } from "../../shell/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { TaskPage } from "../../ui/task-page.tsx";

export const loader = gate("member");

/** Pages with one task, which come before the dashboard. */
export default function ProfileCompletionLayout() {
  return (
    <div data-layout="profile-completion">
      <SkipLink />
      <TaskPage>
        <Outlet />
        <Button tone="plain" className="sm:justify-self-start" onClick={signOut}>
          {accountTexts.logOut}
        </Button>
      </TaskPage>
    </div>
  );
}

import { Outlet } from "react-router";
import { gate } from "../../shell/gate.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { TaskPage } from "../../ui/task-page.tsx";

export const loader = gate("member");

export default function ProfileCompletionLayout() {
  return (
    <div data-layout="profile-completion">
      <SkipLink />
      <TaskPage>
        <Outlet />
      </TaskPage>
    </div>
  );
}

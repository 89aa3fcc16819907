import { Outlet } from "react-router";
import { TaskPage } from "../features/access/components/task-page.tsx";
import { gate } from "../features/access/gate.ts";
import { SkipLink } from "../ui/skip-link.tsx";

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

import { Outlet } from "react-router";
import { TaskPage } from "../features/access/components/task-page.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

export default function NoHeaderLayout() {
  return (
    <div data-layout="noheader">
      <SkipLink />
      <TaskPage>
        <Outlet />
      </TaskPage>
    </div>
  );
}

import { Outlet } from "react-router";
import { TaskPage } from "../features/access/components/task-page.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

export default function DefaultLayout() {
  return (
    <div data-layout="default">
      <SkipLink />
      <TaskPage>
        <Outlet />
      </TaskPage>
    </div>
  );
}

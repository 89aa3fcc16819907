import type { ReactNode } from "react";
import { restingBar } from "../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../ui/loading-line.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { TaskPage } from "../ui/task-page.tsx";
import { NoScript } from "./no-script.tsx";

interface Props {
  layout: "home" | "noheader" | "default";
  children: ReactNode;
}

/** What every door has around it. */
export function Door({ layout, children }: Props) {
  return (
    <div data-layout={layout}>
      <LoadingLine {...restingBar} />
      <SkipLink />
      <NoScript />
      {children}
    </div>
  );
}

/** A door with one small task. */
export function TaskDoor({ layout, children }: Props) {
  return (
    <Door layout={layout}>
      <TaskPage>{children}</TaskPage>
    </Door>
  );
}

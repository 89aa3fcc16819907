import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The title of a dashboard page, with breadcrumb, subtitle and actions. */
export function PageHeader({
  title,
  mark,
  crumb,
  sub,
  actions,
}: {
  title: ReactNode;
  /** Shown beside the title, for example a state. */
  mark?: ReactNode;
  crumb?: { to: string; text: string; here: string };
  sub?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-5 md:mb-7">
      {crumb && (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-soft">
          <Link to={crumb.to} className="truncate hover:text-ink hover:underline">
            <bdi>{crumb.text}</bdi>
          </Link>
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
          <span className="truncate">
            <bdi>{crumb.here}</bdi>
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
            <bdi>{title}</bdi>
            {mark && <span className="font-text font-normal tracking-normal">{mark}</span>}
          </h1>
          {sub && <p className="mt-1.5 text-ink-soft">{sub}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}

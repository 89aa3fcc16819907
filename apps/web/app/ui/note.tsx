import { CircleAlert, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const kinds = {
  plain: { icon: Info, box: "border-line bg-raised", mark: "text-ink-soft" },
  info: { icon: Info, box: "border-tide-line bg-tide-wash", mark: "text-tide" },
  warn: { icon: Clock, box: "border-ember-line bg-ember-wash", mark: "text-ember" },
  bad: { icon: CircleAlert, box: "border-rose-line bg-rose-wash", mark: "text-rose" },
} as const;

/** A boxed message: what happened and, as its action, what to do. */
export function Note({
  kind = "plain",
  title,
  action,
  className,
  role,
  children,
}: {
  kind?: keyof typeof kinds;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  role?: "alert" | "status";
  children?: ReactNode;
}) {
  const { icon: Icon, box, mark } = kinds[kind];
  return (
    <div
      role={role}
      className={cn(
        "flex items-start gap-3 rounded-md border px-4 py-3 text-sm",
        !title && "md:items-center",
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className={cn("size-5 shrink-0", mark)} />
      <div className={cn("flex min-w-0 flex-1 flex-wrap items-start gap-3", !title && "md:items-center")}>
        <div className="min-w-0 flex-1 basis-40">
          {title && <b className="block text-base">{title}</b>}
          {children}
        </div>
        {action && <div className="self-center">{action}</div>}
      </div>
    </div>
  );
}

import { cn } from "./cn.ts";

/** A placeholder for loading content; invisible for the first 300 ms. */
export function Skeleton({ className = "h-5" }: { className?: string }) {
  return <span aria-hidden="true" className={cn("skeleton block", className)} />;
}

export function SkeletonRows({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid">
      {Array.from({ length: rows }, (_, index) => (
        <div key={String(index)} className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="h-10 w-14" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-24 max-md:hidden" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

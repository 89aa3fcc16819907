import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { formatList } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { EndingDialog } from "../session/ending-dialog.tsx";
import { notLoaded } from "../session/not-loaded.tsx";
import type DialogOfEnrollment from "./enrollment-dialog.tsx";
import { texts } from "./texts.ts";

const EnrollmentDialog = lazy(() => import("./enrollment-dialog.tsx").catch(notLoaded));

type FormProps = ComponentProps<typeof DialogOfEnrollment>;
type EndingProps = ComponentProps<typeof EndingDialog>;

interface Props {
  className?: string;
  /** What is set now; null: it was never opened. */
  enrollment: (NonNullable<FormProps["enrollment"]> & { closed: boolean }) | null;
  domains: readonly string[];
  intro: string;
  /** Null: there is nothing to open any more. */
  form: Omit<FormProps, "enrollment" | "onClose"> | null;
  ending: Omit<EndingProps, "onClose">;
  /** Where the enrollment stands. */
  children: ReactNode;
}

/** The enrollment of a session or a series: whom its link is for, and what opens, changes and closes it. */
export function EnrollmentPanel({ className, enrollment, domains, intro, form, ending, children }: Props) {
  const [asking, setAsking] = useState<"open" | "close" | null>(null);
  const onClose = () => setAsking(null);
  return (
    <section
      aria-labelledby="enrollment"
      className={`rounded-md border border-line p-5 ${className ?? ""}`.trim()}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose flex-1 basis-70">
          <h2 id="enrollment" className="text-lg">
            {texts.title}
          </h2>
          {!enrollment && <p className="text-ink-soft">{intro}</p>}
          <p className="text-sm text-ink-soft">{texts.domains(formatList(domains))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {form && (
            <Button onClick={() => setAsking("open")}>
              {enrollment ? (enrollment.closed ? texts.reopen : texts.change) : texts.open}
            </Button>
          )}
          {enrollment && !enrollment.closed && (
            <Button onClick={() => setAsking("close")}>{texts.close}</Button>
          )}
        </div>
      </div>
      {children}
      <Suspense>
        {asking === "open" && form && (
          <EnrollmentDialog {...form} enrollment={enrollment} onClose={onClose} />
        )}
      </Suspense>
      {asking === "close" && <EndingDialog {...ending} onClose={onClose} />}
    </section>
  );
}

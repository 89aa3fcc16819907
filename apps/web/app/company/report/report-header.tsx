import type { Report, ReportTable } from "@lantern/contract/http";
import { ChevronRight, Download, FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { messageFor } from "../../api/error.ts";
import { useExperience } from "../../api/queries/adventures.ts";
import { saveReport } from "../../api/queries/reports.ts";
import { browserZone, formatLongDate, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

const tables = ["attendance", "teams", "decisions"] as const;

/** The session's title, date and picture, with the buttons to save the report. */
export function ReportHeader({ session }: { session: Report["session"] }) {
  const cover = useExperience(session.experience.slug)?.cover;
  const zone = browserZone();
  const day = formatLongDate(session.started_at, zone);
  const [from, to] = [formatTime(session.started_at, zone), formatTime(session.ended_at, zone)];
  return (
    <header>
      <div className="mb-4 flex flex-wrap items-center gap-2 text-sm print:hidden">
        <Link
          to={`/dashboard/sessions/${session.id}`}
          className="text-ink-soft hover:text-ink hover:underline"
        >
          {texts.sessions}
        </Link>
        <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-4 text-ink-soft" />
        <span className="min-w-0 truncate text-ink-soft">{session.title}</span>
        <Downloads id={session.id} />
      </div>
      <div className="dusk relative flex min-h-46 items-end overflow-hidden rounded-md md:min-h-58">
        {cover && (
          <img
            src={cover}
            alt=""
            className="absolute inset-0 size-full mask-[linear-gradient(to_left,black_35%,transparent_85%)] object-cover"
          />
        )}
        <div className="relative max-w-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--page)_80%,transparent),transparent)] p-5 md:p-8">
          <h1 className="break-words">{session.title}</h1>
          <p className="mt-2 text-on-picture">{texts.when(session.experience.title, day, from, to)}</p>
        </div>
      </div>
    </header>
  );
}

function Downloads({ id }: { id: string }) {
  const [busy, setBusy] = useState<ReportTable | "pdf" | null>(null);
  const save = (what: ReportTable | "pdf") => {
    setBusy(what);
    saveReport(id, what)
      .catch((error: unknown) => toast.bad(messageFor(error)))
      .finally(() => setBusy(null));
  };
  return (
    <span className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
      <Button size="sm" busy={busy === "pdf"} onClick={() => save("pdf")}>
        <FileText aria-hidden="true" strokeWidth={1.5} />
        {texts.pdf}
      </Button>
      <Menu
        trigger={
          <Button size="sm" busy={busy !== null && busy !== "pdf"}>
            <Download aria-hidden="true" strokeWidth={1.5} />
            {texts.csv}
          </Button>
        }
      >
        {tables.map((table) => (
          <MenuItem key={table} onSelect={() => save(table)}>
            {texts.tables[table]}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

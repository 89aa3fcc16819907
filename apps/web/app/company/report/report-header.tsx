import type { Report } from "@lantern/contract/http";
import { ChevronRight, Download, FileText, Link2, Presentation } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { messageFor } from "../../api/error.ts";
import { type SavedAs, saveReport } from "../../api/queries/reports.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { ReportTitle } from "../shared/report/report-title.tsx";
import { texts } from "./texts.ts";

/** Few readers of a report share it. */
const ShareDialog = lazy(() => import("./share-dialog.tsx"));

const tables = ["attendance", "teams", "decisions"] as const;

/** The session's title, date and picture, with the buttons to save and share the report. */
export function ReportHeader({ session }: { session: Report["session"] }) {
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
        <span className="min-w-0 truncate text-ink-soft">
          <bdi>{session.title}</bdi>
        </span>
        <div className="ms-auto flex flex-wrap gap-2 max-sm:w-full">
          <Share id={session.id} />
          <Downloads id={session.id} />
        </div>
      </div>
      <ReportTitle session={session} />
    </header>
  );
}

function Share({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Link2 aria-hidden="true" strokeWidth={1.5} />
        {texts.share}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Downloads({ id }: { id: string }) {
  const [busy, setBusy] = useState<SavedAs | null>(null);
  const save = (what: SavedAs) => {
    setBusy(what);
    saveReport(id, what)
      .catch((error: unknown) => toast.bad(messageFor(error)))
      .finally(() => setBusy(null));
  };
  return (
    <>
      <Button size="sm" busy={busy === "pdf"} onClick={() => save("pdf")}>
        <FileText aria-hidden="true" strokeWidth={1.5} />
        {texts.pdf}
      </Button>
      <Button size="sm" busy={busy === "pptx"} onClick={() => save("pptx")}>
        <Presentation aria-hidden="true" strokeWidth={1.5} />
        {texts.slides}
      </Button>
      <Menu
        trigger={
          <Button size="sm" busy={busy !== null && busy !== "pdf" && busy !== "pptx"}>
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
    </>
  );
}

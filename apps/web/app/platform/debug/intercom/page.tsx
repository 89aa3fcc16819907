import { useEffect, useState } from "react";
import { pageConfig } from "../../../api/page-config.ts";
import { formatList } from "../../../i18n/format.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { names } from "../../names.ts";
import { Facts } from "../../shared/facts.tsx";
import { readWidget, type Widget } from "../widget.ts";
import { texts } from "./texts.ts";

const everyMs = 1000;

export default function DebugIntercom() {
  const [widget, setWidget] = useState<Widget | null>(null);
  useEffect(() => {
    const refresh = () => setWidget(readWidget(pageConfig()));
    refresh();
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <PageHeader title={names.widget} sub={texts.intro} />
      {widget && (
        <Facts
          facts={[
            [texts.configured, widget.appId ? texts.isConfigured(widget.appId) : texts.notConfigured],
            [
              texts.started,
              widget.startedAfter === null
                ? texts.notStarted
                : texts.startedAt((widget.startedAfter / 1000).toFixed(1)),
            ],
            [texts.panel, widget.panel ? texts.panelHere : texts.panelAway],
            [texts.requests, widget.others.length === 0 ? texts.noRequests : formatList(widget.others)],
          ]}
        />
      )}
    </>
  );
}

import type { PlatformExperience } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { experiencesQuery, platformApi } from "../../api/queries/platform.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { Loaded } from "../shared/loaded.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

export default function Experiences() {
  const [changing, setChanging] = useState<PlatformExperience | null>(null);
  return (
    <>
      <PageHeader title={names.experiences} sub={texts.sub} />
      <Loaded query={useQuery(experiencesQuery)}>
        {(items) => (
          <ul className="border-t border-line">
            {items.map((item) => (
              <li
                key={item.slug}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line py-4 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
              >
                <img src={item.cover} alt="" className="h-16 w-28 rounded-sm object-cover" />
                <div className="min-w-0">
                  <h2 className="text-lg">{item.title}</h2>
                  <p className="text-sm text-ink-soft">
                    {texts.facts(
                      formatNumber(Math.round(item.minutes * 10) / 10),
                      item.sessions.planned,
                      item.sessions.played,
                    )}
                    {item.local_only && `, ${texts.localOnly.toLowerCase()}`}
                  </p>
                </div>
                <Badge
                  tone={item.published ? "moss" : "plain"}
                  icon={item.published ? <CircleCheck {...icon} /> : <CircleDashed {...icon} />}
                >
                  {item.published ? texts.published : texts.withdrawn}
                </Badge>
                <Button onClick={() => setChanging(item)} className="justify-self-end">
                  {item.published ? texts.withdraw : texts.publish}
                  <span className="sr-only"> {item.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {changing && <Publish item={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function Publish({ item, onClose }: { item: PlatformExperience; onClose: () => void }) {
  const { slug, title, published } = item;
  const publish = async (reason: string) => {
    await platformApi.publish(slug, !published, reason);
    toast.good(published ? texts.withdrawnDone(title) : texts.publishedDone(title));
  };
  return (
    <ReasonDialog
      danger={published}
      title={published ? texts.withdrawTitle(title) : texts.publishTitle(title)}
      description={published ? texts.withdrawText : texts.publishText}
      submit={(published ? texts.withdraw : texts.publish).replace("…", "")}
      act={publish}
      onClose={onClose}
    />
  );
}

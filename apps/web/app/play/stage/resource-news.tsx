import type { TeamView } from "@lantern/engine/views";
import { TrendingDown, TrendingUp } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/speech.tsx";
import { notification } from "./connection-notifications.tsx";
import { useLive, useStage } from "./live-context.ts";

/** How long changes are visible, ms. */
const NEWS_MS = 8000;

type Resource = TeamView["resources"][number];
interface Change extends Resource {
  by: number;
  /** It has changed for the first time, so it is explained. */
  first: boolean;
}
interface News {
  resources: readonly Resource[];
  changes: Change[];
  /** Title of the scene that caused the changes. */
  cause: string;
  explained: readonly string[];
}

/** The news after the resources have other values, or null if nothing has changed. */
export function nextNews(last: News, resources: readonly Resource[], cause: string): News | null {
  const changes = resources.flatMap((resource) => {
    const before = last.resources.find(({ id }) => id === resource.id);
    const by = before ? resource.value - before.value : 0;
    return by === 0 ? [] : [{ ...resource, by, first: !last.explained.includes(resource.id) }];
  });
  if (changes.length === 0) return null;
  return { resources, changes, cause, explained: [...last.explained, ...changes.map(({ id }) => id)] };
}

export function newsText({ changes }: Pick<News, "changes">): string {
  return changes
    .map(({ label, by, value, max, first, about }) => {
      const change = t.live().stage.resource(label, by, t.live().stage.of(value, max));
      return first && about ? `${change} ${about}` : change;
    })
    .join(" ");
}

/** What a scene has changed in the story's resources. A resource that changes for the first time is explained. */
export function ResourceNews() {
  const resources = useStage(({ view }) => view.resources);
  const cause = useStage(({ view }) => view.scene.title);
  const locale = useLive(({ info }) => info.locale);
  const { announce } = useSpeech();
  const [news, setNews] = useState<News>({ resources, changes: [], cause, explained: [] });
  const next = news.resources === resources ? null : nextNews(news, resources, cause);
  if (next) setNews(next);
  useEffect(() => {
    if (news.changes.length === 0) return;
    announce({ key: "resources", urgency: "soon", text: newsText(news) });
    const timer = setTimeout(() => setNews({ ...news, changes: [] }), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news, announce]);
  if (news.changes.length === 0) return null;
  return (
    <div className={notification()} lang={locale}>
      <ul className="grid gap-1.5 small:flex small:flex-wrap small:gap-x-3 small:gap-y-0">
        {news.changes.map(({ id, label, by, value, first, about }) => (
          <li key={id} className="flex items-center gap-2">
            {by > 0 ? <TrendingUp aria-hidden="true" /> : <TrendingDown aria-hidden="true" />}
            <span>
              <b className="tabular-nums">
                {label} {value - by} → {value}
              </b>
              {first && about && <span className="block text-sm small:hidden">{about}</span>}
            </span>
          </li>
        ))}
      </ul>
      <span className="ms-2 text-sm text-ink-soft small:hidden">{news.cause}</span>
    </div>
  );
}

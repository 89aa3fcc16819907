import { listConsumers } from "@lantern/contract/endpoints/consumer";
import { listSessions } from "@lantern/contract/endpoints/session";
import { isolatedName } from "@lantern/contract/full-name";
import { Role } from "@lantern/contract/roles";
import { addressIn } from "@lantern/contract/site-languages";
import { request } from "../../api/request.ts";
import { fitting } from "../../help/fitting.ts";
import { anchorOf } from "../../help/question-group.ts";
import { questionGroups } from "../../help/questions.ts";
import { searchText } from "../../help/search-text.ts";
import { language } from "../../i18n/current.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import type { EntryGroup } from "../../shell/finder/entries.ts";
import { FindDialog } from "../../shell/finder/find-dialog.tsx";
import { texts as finderTexts } from "../../shell/finder/texts.ts";
import { texts as accountTexts } from "../../shell/texts.ts";
import { mayOpen, namedFor } from "../pages.ts";
import { finderTerms } from "./finder-terms.ts";
import { useUser } from "./use-user.ts";

const most = 6;

async function search(query: string): Promise<EntryGroup[]> {
  const [sessions, people] = await Promise.all([
    request(listSessions, { query: { search: query, limit: most } }),
    request(listConsumers, { query: { search: query, limit: most } }),
  ]);
  return [
    {
      title: finderTexts.sessions,
      entries: sessions.items.map(({ id, title, starts_at }) => ({
        to: `/dashboard/sessions/${id}`,
        name: title,
        detail: starts_at && formatMoment(starts_at, browserZone()),
      })),
    },
    {
      title: finderTexts.people,
      entries: people.items.map(({ id, first_name, last_name, email }) => ({
        to: `/dashboard/participants/${id}`,
        name: isolatedName(first_name, last_name) || email,
        detail: email,
      })),
    },
    ...questionsFor(query),
  ];
}

const questions = questionGroups.flatMap(({ list }) => list);

/** Frequent questions, each on its public page. */
function questionsFor(query: string): EntryGroup[] {
  const fits = fitting(questions.map(searchText), query);
  const entries = questions
    .filter((_, index) => fits[index])
    .map((question) => ({
      to: `${addressIn("/faq", language())}#${anchorOf(question)}`,
      name: question.q,
    }));
  return [{ title: finderTexts.answers, entries: entries.slice(0, most) }];
}

const searchQuestions = async (query: string): Promise<EntryGroup[]> => questionsFor(query);

/** Finds what the user's role may open in the dashboard. */
export default function Finder({ onClose }: { onClose(): void }) {
  const user = useUser();
  if (!user) return null;
  const named = namedFor(user);
  const links = named.map(({ path, folder, name, group }) => ({
    to: path,
    name,
    group,
    terms: finderTerms[folder],
  }));
  const more = named.flatMap(({ path, action }) => (action ? [{ to: path, name: action }] : []));
  const outside = user.user_type_id === Role.ADMIN ? [{ to: "/console", name: accountTexts.console }] : [];
  const fixed = [
    { title: finderTexts.pages, entries: [...outside, ...links.filter(({ group }) => group !== "action")] },
    { title: finderTexts.actions, entries: [...links.filter(({ group }) => group === "action"), ...more] },
  ];
  return (
    <FindDialog
      surface="company"
      fixed={fixed}
      search={mayOpen(user) ? search : searchQuestions}
      onClose={onClose}
    />
  );
}

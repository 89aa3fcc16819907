import { listPlatformCompanies, listPlatformUsers } from "@lantern/contract/endpoints/platform";
import { listPlatformSessions } from "@lantern/contract/endpoints/platform-sessions";
import { isolatedName } from "@lantern/contract/full-name";
import { request } from "../../api/request.ts";
import type { EntryGroup } from "../../shell/finder/entries.ts";
import { FindDialog } from "../../shell/finder/find-dialog.tsx";
import { texts as finderTexts } from "../../shell/finder/texts.ts";
import { namedFor } from "../pages.ts";
import { moment } from "../shared/moments.ts";

const most = 6;
const fixed = [
  { title: finderTexts.pages, entries: namedFor(true).map(({ path, name }) => ({ to: path, name })) },
];

async function search(query: string): Promise<EntryGroup[]> {
  const wanted = { query: { search: query, limit: most } };
  const [companies, users, sessions] = await Promise.all([
    request(listPlatformCompanies, wanted),
    request(listPlatformUsers, wanted),
    request(listPlatformSessions, wanted),
  ]);
  return [
    {
      title: finderTexts.companies,
      entries: companies.items.map(({ id, name }) => ({ to: `/console/companies/${id}`, name })),
    },
    {
      title: finderTexts.people,
      entries: users.items.map(({ id, first_name, last_name, email }) => ({
        to: `/console/users/${id}`,
        name: isolatedName(first_name, last_name) || email,
        detail: email,
      })),
    },
    {
      title: finderTexts.sessions,
      entries: sessions.items.map(({ id, title, starts_at }) => ({
        to: `/console/sessions/${id}`,
        name: title,
        detail: moment(starts_at),
      })),
    },
  ];
}

/** Finds pages, companies, people and sessions of the platform. */
export default function Finder({ onClose }: { onClose(): void }) {
  return <FindDialog surface="platform" fixed={fixed} search={search} onClose={onClose} />;
}

import { listConsumers, listSessions } from "@lantern/contract/company-endpoints";
import { isolatedName } from "@lantern/contract/full-name";
import { isCompanyAdmin, Role } from "@lantern/contract/roles";
import { call } from "../../api/client.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import type { EntryGroup } from "../../shell/finder/entries.ts";
import { FindDialog } from "../../shell/finder/find-dialog.tsx";
import { texts as finderTexts } from "../../shell/finder/texts.ts";
import { texts as accountTexts } from "../../shell/texts.ts";
import { texts } from "./finder-texts.ts";
import { texts as shellTexts } from "./texts.ts";
import { useUser } from "./use-user.ts";

const most = 6;

const profile = { to: "/dashboard/profile", name: accountTexts.profile };
const billing = { to: "/dashboard/billing", name: shellTexts.billing };
const credits = { to: "/dashboard/checkout", name: texts.credits };
const pages = [
  { to: "/dashboard/home", name: shellTexts.home },
  { to: "/dashboard/sessions", name: shellTexts.sessions },
  { to: "/dashboard/series", name: texts.series },
  { to: "/dashboard/participants", name: shellTexts.participants },
  { to: "/dashboard/insights", name: shellTexts.insights },
  billing,
  { to: "/dashboard/team", name: shellTexts.team },
  { to: "/dashboard/settings", name: shellTexts.settings },
  { to: "/dashboard/settings/keys", name: texts.keys },
  { to: "/dashboard/settings/directory", name: texts.directory },
  { to: "/dashboard/settings/single-sign-on", name: texts.signOn },
  { to: "/dashboard/settings/webhooks", name: texts.webhooks },
  { to: "/dashboard/story", name: texts.story },
  { to: "/dashboard/audit", name: texts.audit },
  { to: "/dashboard/works-council", name: texts.worksCouncil },
  profile,
];
const actions = [
  { to: "/dashboard/createSession", name: texts.createSession },
  { to: "/dashboard/createSeries", name: texts.createSeries },
  { to: "/dashboard/createConsumer", name: texts.addPeople },
  { to: "/dashboard/team", name: texts.inviteAdministrator },
  credits,
  { to: "/password-change", name: accountTexts.password },
];

async function search(query: string): Promise<EntryGroup[]> {
  const [sessions, people] = await Promise.all([
    call(listSessions, { query: { search: query, limit: most } }),
    call(listConsumers, { query: { search: query, limit: most } }),
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
  ];
}

const nothing = async (): Promise<EntryGroup[]> => [];

/** Finds what the user's role may open in the dashboard. */
export default function Finder({ onClose }: { onClose(): void }) {
  const user = useUser();
  if (!user) return null;
  const { user_type_id: role, billing_only: billingOnly } = user;
  const inCompany = isCompanyAdmin(role) && !billingOnly;
  const outside = role === Role.ADMIN ? [{ to: "/console", name: accountTexts.console }, profile] : [profile];
  const fixed = [
    { title: finderTexts.pages, entries: billingOnly ? [billing, profile] : inCompany ? pages : outside },
    {
      title: finderTexts.actions,
      entries: (inCompany ? actions : [credits]).filter((entry) => user.may_buy || entry !== credits),
    },
  ];
  return (
    <FindDialog surface="company" fixed={fixed} search={inCompany ? search : nothing} onClose={onClose} />
  );
}

import { isolatedName } from "@lantern/contract/full-name";
import type { User } from "@lantern/contract/http";
import { isCompanyAdmin, Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import {
  CalendarDays,
  ChartColumn,
  ChevronsUpDown,
  Coins,
  Gauge,
  House,
  KeyRound,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { creditsQuery } from "../../api/queries/company.ts";
import { productName } from "../../document/product-name.ts";
import { formatNumber } from "../../i18n/format.ts";
import { AccountButton, AccountMenu } from "../../shell/account-menu.tsx";
import { FindButton } from "../../shell/finder/on-demand.tsx";
import { Bell } from "../../shell/notifications/bell.tsx";
import { texts as accountTexts } from "../../shell/texts.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { cn } from "../../ui/cn.ts";
import { Initials } from "../../ui/initials.tsx";
import { MenuLink } from "../../ui/menu.tsx";
import { names } from "../names.ts";
import { mayOpen, namedFor, type PageIcon, pageAt, type Section, sectionAt, sidebarFor } from "../pages.ts";
import { texts } from "./texts.ts";

const icons: Record<PageIcon, LucideIcon> = {
  home: House,
  calendar: CalendarDays,
  people: Users,
  chart: ChartColumn,
  coins: Coins,
  key: KeyRound,
};

/** A link to a section, marked on every page that belongs to it. */
function SectionLink({
  section: { path, icon },
  title,
  style,
  children,
}: {
  section: Section;
  title?: string;
  style: (isCurrent: boolean) => string;
  children: ReactNode;
}) {
  const isCurrent = sectionAt(useLocation().pathname)?.path === path;
  const Icon = icons[icon];
  return (
    <Link to={path} title={title} aria-current={isCurrent ? "page" : undefined} className={style(isCurrent)}>
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      {children}
    </Link>
  );
}

const sidebarLink = (isCurrent: boolean) =>
  cn(
    "flex min-h-(--control) items-center gap-3 rounded-md px-3 md:max-xl:justify-center md:max-xl:px-0",
    isCurrent
      ? "bg-page font-semibold text-ink shadow-[inset_0_0_0_1px_var(--line)] [&_svg]:text-ember"
      : "font-medium text-ink-soft hover:bg-hover hover:text-ink",
  );

const tabLink = (isCurrent: boolean) =>
  cn(
    "grid justify-items-center gap-0.5 pt-1.5 pb-1 text-sm leading-tight",
    isCurrent ? "font-semibold text-ink [&_svg]:text-ember" : "text-ink-soft",
  );

/** The pages of the settings, on these pages. A narrower sidebar has no room for them. */
function SettingsLinks({ user }: { user: User }) {
  const here = pageAt(useLocation().pathname);
  if (here?.folder !== "settings" && here?.group !== "settings") return null;
  const listed = namedFor(user).filter(({ folder, group }) => folder === "settings" || group === "settings");
  return (
    <nav
      aria-label={names.settings}
      className="mt-4 grid gap-0.5 border-t border-line p-0.5 pt-4 max-xl:hidden"
    >
      {listed.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          aria-current={here.path === path ? "page" : undefined}
          className={sidebarLink(here.path === path)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The available credits, beside the link to billing. */
function Credits() {
  const credits = useQuery(creditsQuery).data;
  return (
    credits && (
      <small className="ms-auto text-sm font-normal tabular-nums md:max-xl:sr-only">
        {texts.credits(formatNumber(credits.available))}
      </small>
    )
  );
}

function Brand() {
  return (
    <Link
      to="/dashboard/home"
      className="flex min-h-11 items-center gap-2 px-3 font-display text-lg font-medium tracking-tight whitespace-nowrap md:max-xl:px-0 xl:pe-0 xl:text-md"
    >
      <BrandLogo />
      <span className="md:max-xl:sr-only">{productName}</span>
    </Link>
  );
}

/** The links of the account menu on the company's side. */
function AccountLinks({ user }: { user: User }) {
  return (
    <>
      {mayOpen(user) && (
        <>
          <MenuLink to="/dashboard/team">
            <ShieldCheck aria-hidden="true" strokeWidth={1.5} />
            {names.administrators}
          </MenuLink>
          <MenuLink to="/dashboard/settings">
            <Settings aria-hidden="true" strokeWidth={1.5} />
            {names.settings}
          </MenuLink>
        </>
      )}
      {user.user_type_id === Role.ADMIN && (
        <MenuLink to="/console">
          <Gauge aria-hidden="true" strokeWidth={1.5} />
          {accountTexts.console}
        </MenuLink>
      )}
    </>
  );
}

/** The sidebar of a wide screen; a column of icons below 1200 px. */
export function Sidebar({ user }: { user: User }) {
  const linkTo = (section: Section) => (
    <SectionLink key={section.path} section={section} title={section.name} style={sidebarLink}>
      <span className="md:max-xl:sr-only">{section.name}</span>
      {section.folder === "billing" && <Credits />}
    </SectionLink>
  );
  return (
    <aside data-sidebar="" className="border-e border-line bg-raised max-md:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-1 px-3 pt-4 pb-3 xl:pb-17">
        <div className="mb-4 flex items-center justify-between md:max-xl:flex-col">
          <Brand />
          <div className="flex items-center md:max-xl:flex-col xl:-me-2">
            <FindButton />
            {isCompanyAdmin(user.user_type_id) && <Bell side="right" />}
          </div>
        </div>
        <div className="min-h-0 overflow-y-auto">
          <nav aria-label={texts.mainNav} className="grid gap-0.5 p-0.5">
            {sidebarFor(user, "main").map(linkTo)}
            {isCompanyAdmin(user.user_type_id) && (
              <div className="mt-4 grid gap-0.5 border-t border-line pt-4">
                {sidebarFor(user, "company").map(linkTo)}
              </div>
            )}
          </nav>
          <SettingsLinks user={user} />
        </div>
        <AccountMenu user={user} side="top" links={<AccountLinks user={user} />}>
          <button
            type="button"
            className="mt-auto flex items-center gap-2.5 border-t border-line px-3 pt-3 pb-2 text-start md:max-xl:justify-center md:max-xl:px-0"
          >
            <Initials first={user.first_name} last={user.last_name} tone="page" />
            <span className="min-w-0 flex-1 leading-tight md:max-xl:sr-only">
              <b className="block truncate">{isolatedName(user.first_name, user.last_name)}</b>
              <small className="line-clamp-2 text-sm text-ink-soft">{user.company?.name}</small>
            </span>
            <ChevronsUpDown
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-4 shrink-0 text-ink-soft md:max-xl:hidden"
            />
          </button>
        </AccountMenu>
      </div>
    </aside>
  );
}

/** The top and bottom bars of a small screen. */
export function TopBar({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center justify-between border-b border-line bg-raised pe-2 ps-1 md:hidden">
      <Brand />
      <div className="flex items-center">
        <FindButton />
        {isCompanyAdmin(user.user_type_id) && <Bell />}
        <AccountMenu user={user} side="bottom" links={<AccountLinks user={user} />}>
          <AccountButton user={user} />
        </AccountMenu>
      </div>
    </header>
  );
}

export function TabBar({ user }: { user: User }) {
  const visible = [...sidebarFor(user, "main"), ...sidebarFor(user, "company").slice(0, 1)];
  return (
    <nav
      aria-label={texts.mainNav}
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-t border-line bg-page px-1 pt-1 pb-[max(4px,env(safe-area-inset-bottom))] md:hidden"
    >
      {visible.map((section) => (
        <SectionLink key={section.path} section={section} style={tabLink}>
          {section.short ?? section.name}
        </SectionLink>
      ))}
    </nav>
  );
}

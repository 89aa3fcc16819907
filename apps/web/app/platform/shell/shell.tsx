import { isolatedName } from "@lantern/contract/full-name";
import type { User } from "@lantern/contract/http";
import { roleName } from "@lantern/contract/roles";
import { ChevronsUpDown, House } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { AccountButton, AccountMenu } from "../../shell/account-menu.tsx";
import { FindButton } from "../../shell/finder/on-demand.tsx";
import { Bell } from "../../shell/notifications/bell.tsx";
import { texts as accountTexts } from "../../shell/texts.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { cn } from "../../ui/cn.ts";
import { Initials } from "../../ui/initials.tsx";
import { MenuLink } from "../../ui/menu.tsx";
import { namedFor } from "../pages.ts";
import { icons } from "./icons.ts";
import { texts as shellTexts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

const linkStyle = ({ isActive }: { isActive: boolean }) =>
  cn(
    "flex min-h-11 shrink-0 items-center gap-3 px-3 whitespace-nowrap lg:min-h-(--control) lg:rounded-md max-lg:border-b-2 max-lg:[&_svg]:hidden",
    isActive
      ? "font-semibold text-ink max-lg:border-ember lg:bg-page lg:shadow-[inset_0_0_0_1px_var(--line)] [&_svg]:text-ember"
      : "font-medium text-ink-soft hover:text-ink max-lg:border-transparent lg:hover:bg-hover",
  );

/** The sidebar of a wide screen; on smaller ones a bar with a row of links below it. */
export function PlatformShell({ user }: { user: User | null }) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // The row is wider than a phone, so the current link is scrolled to the middle.
    const here = strip.current?.querySelector<HTMLElement>(`[aria-current="page"]`);
    if (strip.current && here && pathname)
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <header data-sidebar="" className="border-line bg-raised max-lg:border-b lg:border-e">
      <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh lg:px-3 lg:pt-4 lg:pb-3 xl:pb-17">
        <div className="flex items-center justify-between pe-2 ps-1 lg:mb-4 lg:p-0">
          <Link
            to="/console"
            className="flex min-h-14 items-center gap-2.5 px-3 font-display text-lg font-medium tracking-tight lg:min-h-11"
          >
            <BrandLogo />
            {accountTexts.console}
          </Link>
          {user && (
            <div className="flex items-center max-lg:hidden">
              <FindButton />
              <Bell side="right" />
            </div>
          )}
          {user && (
            <div className="flex items-center gap-1 lg:hidden">
              <FindButton />
              <Bell />
              <AccountMenu user={user} side="bottom" links={home}>
                <AccountButton user={user} />
              </AccountMenu>
            </div>
          )}
        </div>
        <nav
          ref={strip}
          aria-label={shellTexts.nav}
          className="relative flex gap-1 max-lg:overflow-x-auto max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-lg:pe-10 max-lg:ps-1 max-lg:[scrollbar-width:none] lg:grid lg:min-h-0 lg:gap-0.5 lg:overflow-y-auto lg:p-0.5"
        >
          {namedFor(user !== null).map(({ path, folder, name }) => {
            const Icon = icons[folder];
            return (
              <NavLink key={path} to={path} end={path === "/console"} className={linkStyle}>
                {Icon && <Icon {...icon} className="size-5 shrink-0" />}
                {name}
              </NavLink>
            );
          })}
        </nav>
        {user && (
          <div className="mt-auto max-lg:hidden">
            <AccountMenu user={user} side="top" links={home}>
              <button
                type="button"
                className="flex w-full items-center gap-2.5 border-t border-line px-3 pt-3 pb-2 text-start"
              >
                <Initials first={user.first_name} last={user.last_name} tone="page" />
                <span className="min-w-0 flex-1 leading-tight">
                  <b className="block truncate">{isolatedName(user.first_name, user.last_name)}</b>
                  <small className="block truncate text-sm text-ink-soft">
                    {roleName(user.user_type_id)}
                  </small>
                </span>
                <ChevronsUpDown {...icon} className="size-4 shrink-0 text-ink-soft" />
              </button>
            </AccountMenu>
          </div>
        )}
      </div>
    </header>
  );
}

const home = (
  <MenuLink to="/dashboard/home">
    <House {...icon} />
    {shellTexts.toDashboard}
  </MenuLink>
);

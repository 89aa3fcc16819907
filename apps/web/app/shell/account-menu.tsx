import type { User } from "@lantern/contract/http";
import { LockKeyhole, LogOut, UserRound } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { signOutOfEverything } from "../api/access/session.ts";
import { signOut } from "../api/access/stored-sign-in.ts";
import { Initials } from "../ui/initials.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../ui/menu.tsx";
import { roleName } from "../ui/role-names.ts";
import { texts as accountTexts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

interface AccountMenuProps {
  user: User;
  side: "top" | "bottom";
  /** Links to other parts of the product. */
  links: ReactNode;
  /** The button that opens the menu. */
  children: ReactElement<object>;
}

/** The signed-in user, and the buttons to sign out here or everywhere. */
export function AccountMenu({ user, side, links, children }: AccountMenuProps) {
  return (
    <Menu trigger={children} side={side} align={side === "top" ? "start" : "end"}>
      <p className="px-2.5 py-1.5 text-sm text-ink-soft">
        {user.email}
        <span className="block">{roleName(user.user_type_id)}</span>
      </p>
      <MenuSeparator />
      <MenuLink to="/dashboard/profile">
        <UserRound {...icon} />
        {accountTexts.profile}
      </MenuLink>
      <MenuLink to="/password-change">
        <LockKeyhole {...icon} />
        {accountTexts.password}
      </MenuLink>
      {links}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut {...icon} />
        {accountTexts.logOut}
      </MenuItem>
      <MenuItem onSelect={signOutOfEverything}>
        <LogOut {...icon} />
        {accountTexts.logOutOfEverything}
      </MenuItem>
    </Menu>
  );
}

/** The menu's button where the name does not fit. */
export function AccountButton({ user, ...rest }: { user: User } & React.ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={accountTexts.account}
      className="grid size-11 place-items-center rounded-md"
      {...rest}
    >
      <Initials first={user.first_name} last={user.last_name} tone="page" />
    </button>
  );
}

import type { BodyOf, ResponseOf } from "@lantern/contract/endpoint";
import {
  inviteAdmin,
  listAdmins,
  patchAdmin,
  removeAdmin,
  resetAdminFactors,
  revokeInvitation,
} from "@lantern/contract/endpoints/admins";
import { queryOptions } from "@tanstack/react-query";
import { forgetUser } from "../access/session.ts";
import { refresh } from "../query-client.ts";
import { request } from "../request.ts";

export type Administrators = ResponseOf<typeof listAdmins>;
export type Admin = Administrators["items"][number];
export type Invitation = Administrators["invitations"][number];

export const administratorsQuery = queryOptions({
  queryKey: ["administrators"],
  queryFn: () => request(listAdmins),
});

const changed = () => refresh(administratorsQuery.queryKey);

/** Requests an Owner can make about the company's administrators. Each refreshes the list. */
export const administratorsApi = {
  async invite(body: BodyOf<typeof inviteAdmin>) {
    const invitation = await request(inviteAdmin, { body });
    await changed();
    return invitation;
  },
  async change(id: string, body: BodyOf<typeof patchAdmin>) {
    await request(patchAdmin, { params: { id }, body });
    // Transferring ownership also changes the user's own role.
    await Promise.all([changed(), forgetUser()]);
  },
  async remove(id: string) {
    await request(removeAdmin, { params: { id } });
    await changed();
  },
  resetFactors: (id: string, current_password: string) =>
    request(resetAdminFactors, { params: { id }, body: { current_password } }),
  async takeBack(id: string) {
    await request(revokeInvitation, { params: { id } });
    await changed();
  },
};

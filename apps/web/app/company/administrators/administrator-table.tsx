import { isolatedName } from "@lantern/contract/full-name";
import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { type Administrators, administratorsApi, type Invitation } from "../../api/queries/administrators.ts";
import { browserZone, formatDate } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { AdminMenu } from "./admin-menu.tsx";
import { givenRoleName } from "./given-role.ts";
import { texts } from "./texts.ts";

const roleCell = "max-lg:col-span-full max-lg:row-start-2";
const actionCell = "text-end max-lg:col-start-2 max-lg:row-start-1";

/** The company's administrators and the open invitations. */
export function AdministratorTable({ administrators, user }: { administrators: Administrators; user: User }) {
  const mayChange = user.user_type_id === Role.CONSUMER_ADMIN;
  const day = (moment: string) => formatDate(moment, browserZone());
  return (
    <Table aria-label={names.administrators}>
      <TableHeader>
        <Column>{texts.person}</Column>
        <Column>{texts.role}</Column>
        <Column>{texts.since}</Column>
        <Column>
          <span className="sr-only">{t.ui().more}</span>
        </Column>
      </TableHeader>
      <TableBody>
        {administrators.items.map((admin) => {
          const name = isolatedName(admin.first_name, admin.last_name) || admin.email;
          const isSelf = admin.id === user.id;
          return (
            <Row key={admin.id}>
              <RowName>
                <b className="block">
                  {name} {isSelf && <span className="font-normal text-ink-soft">({texts.you})</span>}
                </b>
                <span className="text-sm break-all text-ink-soft">{admin.email}</span>
              </RowName>
              <Cell className={roleCell}>{givenRoleName(admin)}</Cell>
              <Cell hide>{day(admin.created_at)}</Cell>
              <Cell className={actionCell}>
                {mayChange && !isSelf && <AdminMenu admin={admin} name={name} />}
              </Cell>
            </Row>
          );
        })}
        {administrators.invitations.map((invitation) => (
          <Row key={invitation.id}>
            <RowName>
              <span className="block break-all">{invitation.email}</span>
              <span className="text-sm text-ink-soft">{texts.waitingFor(day(invitation.expires_at))}</span>
            </RowName>
            <Cell className={roleCell}>
              {givenRoleName(invitation)} <Badge tone="tide">{texts.waiting}</Badge>
            </Cell>
            <Cell hide>{day(invitation.invited_at)}</Cell>
            <Cell className={actionCell}>{mayChange && <WithdrawInvitation invitation={invitation} />}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function WithdrawInvitation({ invitation }: { invitation: Invitation }) {
  const takeBack = useMutation({
    mutationFn: () => administratorsApi.takeBack(invitation.id),
    onSuccess: () => toast.good(texts.withdrawn),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <Button size="sm" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
      {texts.takeBack}
      <span className="sr-only">{invitation.email}</span>
    </Button>
  );
}

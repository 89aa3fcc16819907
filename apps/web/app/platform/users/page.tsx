import { listPlatformUsers } from "@lantern/contract/endpoints/platform";
import { isolatedName } from "@lantern/contract/full-name";
import { roleName } from "@lantern/contract/roles";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { Badge } from "../../ui/badge.tsx";
import { textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { day } from "../shared/moments.ts";
import { PlatformList } from "../shared/platform-list.tsx";
import { texts as sharedTexts } from "../shared/texts.ts";
import { texts } from "./texts.ts";

export default function Users() {
  const params = useListParams({ search: "", company: "", sort: keysOf(texts.sorts) });
  const list = useInfiniteQuery(
    platformList("users", params[0], (query) => request(listPlatformUsers, { query })),
  );
  return (
    <PlatformList
      title={names.users}
      sub={texts.sub}
      params={params}
      list={list}
      sorts={texts.sorts}
      columns={
        <>
          <Column>{texts.columns.person}</Column>
          <Column>{texts.columns.role}</Column>
          <Column>{texts.columns.company}</Column>
          <Column>{texts.columns.address}</Column>
          <Column>{texts.columns.since}</Column>
        </>
      }
      row={(user) => (
        <Row key={user.id}>
          <RowName full>
            <Link to={`/console/users/${user.id}`} className="block font-semibold hover:underline">
              {isolatedName(user.first_name, user.last_name) || user.email}
            </Link>
            <span className="text-sm break-all text-ink-soft">{user.email}</span>
          </RowName>
          <Cell>{roleName(user.user_type_id)}</Cell>
          <Cell isName className="max-lg:text-end">
            {user.company ? (
              <Link to={`/console/companies/${user.company.id}`} className={textLink}>
                {user.company.name}
              </Link>
            ) : (
              <span className="text-ink-soft">{sharedTexts.noCompany}</span>
            )}
          </Cell>
          <Cell>
            <Badge tone={user.email_verified_at ? "plain" : "ember"}>
              {user.email_verified_at ? sharedTexts.proved : sharedTexts.unproved}
            </Badge>
          </Cell>
          <Cell className="text-sm whitespace-nowrap text-ink-soft max-lg:text-end">
            {day(user.created_at)}
          </Cell>
        </Row>
      )}
    />
  );
}

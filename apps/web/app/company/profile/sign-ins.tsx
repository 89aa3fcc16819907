import { endSignIn, endSignIns, listSignIns } from "@lantern/contract/endpoints/sign-ins";
import type { User } from "@lantern/contract/http";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { refresh } from "../../api/query-client.ts";
import { request } from "../../api/request.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { deviceName } from "../shared/account/device.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.signIns;
const listed = async () => (await request(listSignIns)).items;
const query = queryOptions({
  queryKey: ["sign-ins"],
  queryFn: listed,
});
const nameOf = ({ device }: SignIn) => deviceName(device) ?? texts.unknown;

type SignIn = Awaited<ReturnType<typeof listed>>[number];

/** Where the user is signed in, with buttons to end one sign-in or all of them. */
export function SignIns({ user }: { user: User }) {
  const list = useQuery(query);
  const [ending, setEnding] = useState<SignIn | "all" | null>(null);
  const end = (current_password: string) =>
    ending === "all" || ending === null
      ? request(endSignIns, { body: { current_password } })
      : request(endSignIn, { params: { id: ending.id }, body: { current_password } });
  return (
    <Loaded query={list} label={texts.loading}>
      {(data) => (
        <div className="grid gap-4">
          <ul className="grid">
            {data.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
              >
                <span className="min-w-0 flex-1 basis-40">
                  <b className="block">
                    {nameOf(one)} {one.current && <Badge tone="moss">{texts.here}</Badge>}
                  </b>
                  <span className="text-sm text-ink-soft">
                    {texts.since(formatMoment(one.signed_in_at, browserZone()))}
                  </span>
                </span>
                {!one.current && (
                  <Button size="sm" onClick={() => setEnding(one)}>
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button size="lg" tone="danger" onClick={() => setEnding("all")} className="w-fit max-md:w-full">
            {texts.endAll}
          </Button>
          {ending && (
            <PasswordDialog
              user={user}
              danger
              question={ending === "all" ? texts.endingAll : texts.ending(nameOf(ending))}
              act={end}
              onDone={() => {
                toast.good(texts.ended);
                // After "everywhere" this request itself is rejected, which leads to the sign-in page.
                void refresh(query.queryKey);
              }}
              onClose={() => setEnding(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

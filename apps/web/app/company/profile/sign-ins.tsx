import { endSignIn, endSignIns, listSignIns } from "@lantern/contract/endpoints";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { refresh } from "../../api/query-client.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { deviceName } from "./device.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.signIns;
const query = queryOptions({
  queryKey: ["sign-ins"],
  queryFn: async () => (await call(listSignIns)).items,
});

/** Where the user is signed in, with buttons to end one sign-in or all of them. */
export function SignIns() {
  const list = useQuery(query);
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? call(endSignIns) : call(endSignIn, { params: { id } })),
    onSuccess: () => {
      toast.good(texts.ended);
      // After "everywhere" this request itself is rejected, which leads to the sign-in page.
      return refresh(query.queryKey);
    },
    onError: (failure) => toast.bad(messageFor(failure)),
  });
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
                  <b className="block break-words">
                    {deviceName(one.device) ?? texts.unknown}{" "}
                    {one.current && <Badge tone="moss">{texts.here}</Badge>}
                  </b>
                  <span className="text-sm text-ink-soft">
                    {texts.since(formatMoment(one.signed_in_at, browserZone()))}
                  </span>
                </span>
                {!one.current && (
                  <Button size="sm" busy={end.isPending} onClick={() => end.mutate(one.id)}>
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button
            size="lg"
            tone="danger"
            busy={end.isPending}
            onClick={() => end.mutate(null)}
            className="w-fit max-md:w-full"
          >
            {texts.endAll}
          </Button>
        </div>
      )}
    </Loaded>
  );
}

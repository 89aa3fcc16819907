import type { BodyOf } from "@lantern/contract/endpoint";
import { nudgeAttendees } from "@lantern/contract/endpoints/readiness";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../../../api/error.ts";
import { refresh } from "../../../../api/query-client.ts";
import { request } from "../../../../api/request.ts";
import { toast } from "../../../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Asks attendees for what they have not done, and shows how many emails were sent. */
export function useReminder(id: string) {
  return useMutation({
    mutationFn: async (whom: BodyOf<typeof nudgeAttendees>) =>
      (await request(nudgeAttendees, { params: { id }, body: whom })).reminded,
    onSuccess: (count) => {
      void refresh(["sessions"]);
      if (count > 0) toast.good(texts.reminded, texts.remindedText(count));
      else toast.plain(texts.remindedBefore, texts.remindedBeforeText);
    },
    onError: (error) => toast.bad(messageFor(error)),
  });
}

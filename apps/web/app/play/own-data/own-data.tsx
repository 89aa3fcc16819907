import { eraseOwnData, exportOwnData } from "@lantern/contract/endpoints/participant";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { access, forget, joinByLink, lastSession, resume } from "../../api/participant/access.ts";
import { readJoinLink } from "../../api/participant/join-link.ts";
import { request } from "../../api/request.ts";
import { saveJson } from "../../api/save-file.ts";
import { t } from "../../i18n/index.ts";
import { Note } from "../../ui/note.tsx";
import { publishParticipant } from "../client/participant.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { EmailCode } from "./email-code.tsx";

const texts = () => t.ownData();

/** Identifies the reader by the link of their email, or by the seat of this browser. */
function useOwnSignIn() {
  const link = readJoinLink(useLocation().hash);
  const [params] = useSearchParams();
  const [sessionId] = useState(() => params.get("sessionId") ?? lastSession());
  // Null while the sign-in is being resumed.
  const [signedIn, setSignedIn] = useState(link !== null ? true : sessionId ? null : false);
  useEffect(() => {
    publishParticipant();
    if (link || !sessionId) return;
    resume(sessionId).then(setSignedIn, () => setSignedIn(false));
  }, [link, sessionId]);
  /** Only a click uses the link, because programs open links too. */
  const enter = async () => {
    if (link && sessionId) await joinByLink(link.token, sessionId);
  };
  return { signedIn: sessionId !== null && signedIn, sessionId, setSignedIn, enter };
}

/** Lets a participant download or delete what is stored about them. */
export function OwnData() {
  const { signedIn, sessionId, setSignedIn, enter } = useOwnSignIn();
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      await enter();
      return request(exportOwnData);
    },
    onSuccess: (data) => saveJson("lantern-hour-my-data.json", data),
  });
  const erase = useMutation({
    mutationFn: async () => {
      await enter();
      await request(eraseOwnData);
    },
    onSuccess: () => forget(),
  });
  if (erase.isSuccess) {
    return (
      <Panel heading={texts().done}>
        <p role="status">{texts().doneText}</p>
      </Panel>
    );
  }
  const problem = save.error ?? erase.error;
  // Somebody who joined by an address alone has not proved that it is theirs.
  const unproved = problem instanceof ApiError && problem.code === "PROOF_NEEDED";
  if (signedIn === null) {
    return (
      <Panel heading={texts().title}>
        <p role="status">{texts().loading}</p>
      </Panel>
    );
  }
  if (!signedIn || unproved) {
    return (
      <Panel heading={texts().title}>
        <p>{sessionId ? texts().needProof : texts().needLink}</p>
        {sessionId && (
          <EmailCode
            sessionId={sessionId}
            email={access.get().credentials?.email ?? ""}
            onProved={() => {
              save.reset();
              erase.reset();
              setAsking(false);
              setSignedIn(true);
            }}
          />
        )}
      </Panel>
    );
  }
  const busy = save.isPending || erase.isPending;
  return (
    <Panel heading={asking ? texts().confirmTitle : texts().title}>
      <p>{asking ? texts().confirmText : texts().intro}</p>
      {problem && (
        <Note kind="bad" role="alert">
          {messageFor(problem)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2.5">
        {asking ? (
          <>
            <StageButton tone="solid" onClick={() => setAsking(false)}>
              {texts().cancel}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => erase.mutate()}>
              {texts().confirm}
            </StageButton>
          </>
        ) : (
          <>
            <StageButton tone="solid" disabled={busy} onClick={() => save.mutate()}>
              {texts().download}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => setAsking(true)}>
              {texts().remove}
            </StageButton>
          </>
        )}
      </div>
    </Panel>
  );
}

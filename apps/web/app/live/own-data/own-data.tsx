import { eraseOwnData, exportOwnData } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { call } from "../../api/client.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { saveJson } from "../../save-file.ts";
import { access, enterByLink, forget, lastSession, resume } from "../client/access.ts";
import { publishParticipant } from "../client/participant.ts";
import { EmailCode } from "../join/email-code.tsx";
import { readJoinLink } from "../join/join-link.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";

const words = t.yourData.own;

/** Who reads this: by the link of their mail, or by the seat this browser has. */
function useEntrance() {
  const link = readJoinLink(useLocation().hash);
  const [params] = useSearchParams();
  const [sessionId] = useState(() => params.get("sessionId") ?? lastSession());
  // Null until it is known whether this browser has a seat.
  const [known, setKnown] = useState(link !== null ? true : sessionId ? null : false);
  useEffect(() => {
    void publishParticipant();
    if (link || !sessionId) return;
    resume(sessionId).then(setKnown, () => setKnown(false));
  }, [link, sessionId]);
  /** Redeemed by a press only: programs open links too. */
  const enter = async () => {
    if (link && sessionId) await enterByLink(link.token, sessionId);
  };
  return { known: sessionId !== null && known, sessionId, setKnown, enter };
}

/** What is stored about a participant: to be taken away as a file, or to be deleted. */
export function OwnData() {
  const { known, sessionId, setKnown, enter } = useEntrance();
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      await enter();
      return call(exportOwnData);
    },
    onSuccess: (data) => saveJson(t.yourData.file, data),
  });
  const erase = useMutation({
    mutationFn: async () => {
      await enter();
      await call(eraseOwnData);
    },
    onSuccess: () => forget(),
  });
  if (erase.isSuccess) {
    return (
      <Panel heading={words.done}>
        <p role="status">{words.doneText}</p>
      </Panel>
    );
  }
  const problem = save.error ?? erase.error;
  // Whoever came in by an address alone has shown that they know it, and not that it is theirs.
  const unproved = problem instanceof ApiError && problem.code === "PROOF_NEEDED";
  if (known === null) {
    return (
      <Panel heading={words.title}>
        <p role="status">{t.live.join.loading}</p>
      </Panel>
    );
  }
  if (!known || unproved) {
    return (
      <Panel heading={words.title}>
        <p>{sessionId ? words.needProof : words.needLink}</p>
        {sessionId && (
          <EmailCode
            sessionId={sessionId}
            email={access.get().credentials?.email ?? ""}
            onProved={() => {
              save.reset();
              erase.reset();
              setAsking(false);
              setKnown(true);
            }}
          />
        )}
      </Panel>
    );
  }
  const busy = save.isPending || erase.isPending;
  return (
    <Panel heading={asking ? words.confirmTitle : words.title}>
      <p>{asking ? words.confirmText : words.intro}</p>
      {problem && (
        <p className="l-problem" role="alert">
          {messageFor(problem)}
        </p>
      )}
      <div className="l-choices">
        {asking ? (
          <>
            <StageButton tone="solid" onClick={() => setAsking(false)}>
              {words.cancel}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => erase.mutate()}>
              {words.confirm}
            </StageButton>
          </>
        ) : (
          <>
            <StageButton tone="solid" disabled={busy} onClick={() => save.mutate()}>
              {words.download}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => setAsking(true)}>
              {words.remove}
            </StageButton>
          </>
        )}
      </div>
    </Panel>
  );
}

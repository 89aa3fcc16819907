import type { User } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { authenticatorQuery, secondFactorApi } from "../../../api/queries/second-factor.ts";
import { browserZone, formatMoment } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { toast } from "../../../ui/toast.ts";
import { PasswordDialog } from "../password-dialog.tsx";
import { texts as accountTexts } from "./texts.ts";

const texts = accountTexts.authenticator;
/** Draws a QR code, which few people need. */
const FirstCode = lazy(() => import("./first-code.tsx"));
const RecoveryCodes = lazy(() => import("./recovery-codes.tsx"));

/** The authenticator app: set up, recovery codes, removal. */
export function Authenticator({ user }: { user: User }) {
  const status = useQuery(authenticatorQuery);
  const [opened, setOpened] = useState<"set-up" | "renew" | "remove" | null>(null);
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpened(null);
  return (
    <Loaded query={status} label={texts.loading}>
      {({ authenticator_since, recovery_codes_left, passkeys }) => (
        <div className="grid justify-items-start gap-4">
          <p>{authenticator_since ? texts.on : texts.off}</p>
          {(authenticator_since || passkeys.length > 0) && (
            <p className="text-sm text-ink-soft">
              {authenticator_since && texts.since(formatMoment(authenticator_since, browserZone()))}{" "}
              {texts.left(recovery_codes_left)}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {!authenticator_since && (
              <Button size="lg" onClick={() => setOpened("set-up")}>
                {texts.setUp}
              </Button>
            )}
            {(authenticator_since || passkeys.length > 0) && (
              <Button size={authenticator_since ? "md" : "lg"} onClick={() => setOpened("renew")}>
                {texts.renew}
              </Button>
            )}
            {authenticator_since && (
              <Button tone="danger" onClick={() => setOpened("remove")}>
                {texts.remove}
              </Button>
            )}
          </div>
          <Suspense>
            {started && <FirstCode {...started} onClose={() => setStarted(null)} onDone={setCodes} />}
            {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
          </Suspense>
          {opened === "set-up" && (
            <PasswordDialog
              user={user}
              question={texts.starting}
              act={secondFactorApi.start}
              onDone={setStarted}
              onClose={close}
            />
          )}
          {opened === "renew" && (
            <PasswordDialog
              user={user}
              question={texts.renewing}
              act={secondFactorApi.renewRecoveryCodes}
              onDone={({ recovery_codes }) => setCodes(recovery_codes)}
              onClose={close}
            />
          )}
          {opened === "remove" && (
            <PasswordDialog
              user={user}
              question={
                passkeys.length > 0 ? { ...texts.removing, text: texts.withPasskeys } : texts.removing
              }
              danger
              act={secondFactorApi.remove}
              onDone={() => toast.good(texts.removed)}
              onClose={close}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

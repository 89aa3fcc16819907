import { Wrench } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/speech.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { diagnose, type Finding } from "./diagnosis.ts";
import type { TeamCall } from "./team-call.ts";

const texts = () => t.live().call.fix;
type Step = "idle" | "soft" | "reconnect" | "reload";

/** Time that a step gets before its result is checked. */
const SETTLE_MS = 4000;

/**
 * "Fix my audio or video". Each click tries the next stronger step: it reopens the devices, then it rebuilds every
 * connection, then it offers a reload, which loses nothing.
 */
export function FixMedia({ call }: { call: TeamCall }) {
  const [step, setStep] = useState<Step>("idle");
  const { reply } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [findings, setFindings] = useState<Finding[] | null>(null);

  async function tryNextStep() {
    setBusy(true);
    if (step === "idle") {
      await call.media.renew();
      setStep("soft");
    } else if (step === "soft") {
      call.mesh.reconnect();
      await settled(call);
      setStep("reconnect");
    }
    const result = diagnose(call.media.state.get(), call.mesh.state.get());
    setFindings(result);
    const response =
      result.length === 0 ? [texts().well] : result.map((finding) => texts().findings[finding]);
    reply([...response, ...(step === "idle" ? [texts().stillAfterSoft] : [])].join(" "));
    setBusy(false);
  }

  return (
    <div className="mt-3.5 border-t border-line pt-3.5 text-sm [&_p]:my-2.5">
      <StageButton tone="line" icon={Wrench} disabled={busy} onClick={() => void tryNextStep()}>
        {busy ? texts().busy : texts().submit}
      </StageButton>
      <div>
        {findings?.length === 0 && <p>{texts().well}</p>}
        {findings?.map((finding) => (
          <p key={finding}>{texts().findings[finding]}</p>
        ))}
        {step === "soft" && !busy && <p>{texts().stillAfterSoft}</p>}
      </div>
      {step === "reconnect" && !busy && (
        <>
          <p>{texts().stillAfterReconnect}</p>
          <StageButton tone="line" onClick={() => location.reload()}>
            {texts().reload}
          </StageButton>
        </>
      )}
    </div>
  );
}

/** Waits until every teammate is connected, for at most `SETTLE_MS`. */
function settled(call: TeamCall): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(done, SETTLE_MS);
    const end = call.mesh.state.subscribe(() => {
      const { peers } = call.mesh.state.get();
      if (Object.values(peers).every(({ state }) => state === "connected")) done();
    });
  });
}

import { useState } from "react";
import { t } from "../i18n/index.ts";
import { Button } from "../ui/button.tsx";
import { keepConsent, readConsent } from "./consent.ts";

const texts = t.help.consent;

/** What this browser has answered about the outside chat, and the way to take it back. */
export function ChatConsent() {
  const [consent, setConsent] = useState(readConsent);
  if (!consent) return null;
  const again = () => {
    keepConsent(null);
    setConsent(null);
  };
  return (
    <p>
      {consent === "yes" ? texts.given : texts.refused}{" "}
      <Button size="sm" onClick={again}>
        {texts.again}
      </Button>
    </p>
  );
}

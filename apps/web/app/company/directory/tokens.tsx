import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keysApi, keysQuery } from "../../api/queries/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SecretDialog } from "../../ui/secret-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { KeyRow } from "../shared/keys/key-row.tsx";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

/** The keys of the directory: creating one, which is shown once, and revoking it. */
export function Tokens() {
  const keys = useQuery(keysQuery);
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const user = useUser();
  const make = (current_password: string) =>
    keysApi.add({ name: texts.tokenName, scopes: ["directory"], expires_at: null, current_password });
  return (
    <section aria-labelledby="tokens" className="grid gap-5">
      <div className="grid max-w-160 gap-1.5">
        <h2 id="tokens" className="text-xl">
          {texts.tokens}
        </h2>
        <p className="text-ink-soft">{texts.tokensText}</p>
      </div>
      <Loaded query={keys} label={texts.loading}>
        {({ items }) => {
          const own = items.filter(({ scopes }) => scopes.includes("directory"));
          if (own.length === 0) return <p className="text-ink-soft">{texts.noTokens}</p>;
          return (
            <ul className="border-t border-line">
              {own.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <Button tone="primary" size="lg" onClick={() => setAsking(true)} className="w-fit max-md:w-full">
        {texts.make}
      </Button>
      {asking && user && (
        <PasswordDialog
          user={user}
          question={{ title: texts.makeTitle, text: texts.makeText, confirm: texts.make }}
          act={make}
          onDone={({ key }) => {
            toast.good(texts.made);
            setSecret(key);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <SecretDialog
        secret={secret}
        title={texts.tokenTitle}
        description={texts.tokenText}
        label={texts.token}
        onClose={() => setSecret(null)}
      />
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keysQuery } from "../../api/queries/keys.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { SecretDialog } from "../../ui/secret-dialog.tsx";
import { KeyRow } from "../shared/keys/key-row.tsx";
import { OwnersPage } from "../shared/owners-page.tsx";
import { AddKey } from "./add-key.tsx";
import { texts } from "./texts.ts";

export default function Keys() {
  return (
    <OwnersPage
      texts={texts}
      actions={
        <a href="/api/docs" className={buttonStyle()}>
          {texts.docs}
        </a>
      }
    >
      <KeyList />
    </OwnersPage>
  );
}

function KeyList() {
  const list = useQuery(keysQuery);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Loaded query={list} label={texts.loading} empty={<p className="text-ink-soft">{texts.none}</p>}>
        {({ items }) => (
          <ul className="border-t border-line">
            {items.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
      </Loaded>
      <AddKey onKey={setSecret} />
      <SecretDialog
        secret={secret}
        title={texts.keyTitle}
        description={texts.keyText}
        label={texts.key}
        onClose={() => setSecret(null)}
      />
    </>
  );
}

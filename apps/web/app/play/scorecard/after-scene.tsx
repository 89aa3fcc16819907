import { Check, Send } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { copy } from "../../ui/clipboard.ts";
import { Section } from "./section.tsx";

const texts = () => t.liveScorecard().afterScene;

/** Sends the demo's address by whatever the device has for that, else copies it. */
function SendScene() {
  const [copied, setCopied] = useState(false);
  const send = async () => {
    const url = new URL("/demo", location.origin).href;
    // Closing the device's own list of apps is no failure.
    if (navigator.share) await navigator.share({ text: texts().message, url }).catch(() => {});
    else setCopied(await copy(`${texts().message} ${url}`));
  };
  const Icon = copied ? Check : Send;
  return (
    <>
      <Button size="lg" onClick={send}>
        <Icon aria-hidden="true" strokeWidth={1.5} />
        {texts().send}
      </Button>
      <p role="status" className="empty:hidden">
        {copied ? texts().copied : ""}
      </p>
    </>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-3 rounded-md border border-line bg-well p-5">
      <h3 className="font-display text-lg leading-tight font-medium">{title}</h3>
      <p className="mb-auto text-ink-soft">{text}</p>
      {children}
    </li>
  );
}

/** After the demo's scene: three ways on. */
export function AfterScene({ adventure }: { adventure: string }) {
  const { title, text, team, colleague, price, whole, again } = texts();
  return (
    <Section title={title} intro={text}>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        <Offer title={team.title} text={team.text}>
          <ButtonLink to="/signup" reloadDocument tone="primary" size="lg">
            {team.button}
          </ButtonLink>
        </Offer>
        <Offer title={colleague.title} text={colleague.text}>
          <SendScene />
        </Offer>
        <Offer title={price.title} text={price.text}>
          <ButtonLink to="/pricing" reloadDocument size="lg">
            {price.button}
          </ButtonLink>
        </Offer>
      </ul>
      <div className="mt-6 flex flex-wrap gap-x-6">
        <a className={`${textLink} inline-flex min-h-11 items-center`} href={`/adventures/${adventure}`}>
          {whole}
        </a>
        <a className={`${textLink} inline-flex min-h-11 items-center`} href="/demo">
          {again}
        </a>
      </div>
    </Section>
  );
}

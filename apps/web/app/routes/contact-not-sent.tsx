import { MessagePage } from "../features/site/message-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/contact.css?inline";

const texts = t.contact.notSent;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.heading });
}

export default function ContactNotSent() {
  return (
    <MessagePage heading={texts.heading} text={texts.text} back={{ href: "/contact", text: texts.back }} />
  );
}

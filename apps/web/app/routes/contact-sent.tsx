import { MessagePage } from "../features/site/message-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/contact.css?inline";

const texts = t.contact.sent;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.heading });
}

export default function ContactSent() {
  return <MessagePage heading={texts.heading} text={texts.text} back={{ href: "/", text: texts.back }} />;
}

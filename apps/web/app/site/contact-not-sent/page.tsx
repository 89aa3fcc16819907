import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { MessagePage } from "../sections/message-page.tsx";

const texts = t.contact.notSent;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.heading });
}

export default function ContactNotSent() {
  return (
    <MessagePage heading={texts.heading} text={texts.text} back={{ href: "/contact", text: texts.back }} />
  );
}

import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { MessagePage } from "../sections/message-page.tsx";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.heading });
}

export default function ContactNotSent() {
  return (
    <MessagePage heading={texts.heading} text={texts.text} back={{ href: "/contact", text: texts.back }} />
  );
}

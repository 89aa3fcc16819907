import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { texts as shellTexts } from "./texts.ts";

const texts = shellTexts.noCompany;

/** Replaces a company's pages for platform administrators, whose account has no company. */
export function NoCompany() {
  return (
    <PageHeader
      title={texts.title}
      sub={texts.text}
      actions={
        <ButtonLink to="/console" tone="primary">
          {texts.open}
        </ButtonLink>
      }
    />
  );
}

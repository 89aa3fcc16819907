import { t } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = t.shell.noCompany;

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

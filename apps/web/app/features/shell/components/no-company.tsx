import { t } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

const texts = t.shell.noCompany;

/** Stands in place of a company's pages for who runs the platform: their account has no company. */
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

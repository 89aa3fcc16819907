import { t } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";

const texts = t.shell.noCompany;

/** Stands in place of a company's pages for who runs the platform: their account has no company. */
export function NoCompany() {
  return (
    <PageHead
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

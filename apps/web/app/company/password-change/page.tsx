import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { useUser } from "../shell/use-user.ts";

const texts = t.profile;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.change) });
}

export default function PasswordChange() {
  const user = useUser();
  if (!user) return <SkeletonRows label={texts.loading} />;
  return (
    <>
      <PageHeader
        title={texts.change}
        sub={texts.changedText}
        crumb={{ to: "/dashboard/profile", text: texts.title, here: texts.change }}
      />
      <div className="max-w-130">
        <PasswordForm user={user} tone="primary" />
      </div>
    </>
  );
}

import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { texts as profileTexts } from "../profile/texts.ts";
import { useUser } from "../shell/use-user.ts";

export function meta() {
  return pageMeta({ title: pageTitle(profileTexts.change) });
}

export default function PasswordChange() {
  const user = useUser();
  if (!user) return <SkeletonRows label={profileTexts.loading} />;
  return (
    <>
      <PageHeader
        title={profileTexts.change}
        sub={profileTexts.changeSub}
        crumb={{ to: "/dashboard/profile", text: profileTexts.title, here: profileTexts.change }}
      />
      <div className="max-w-130">
        <PasswordForm user={user} tone="primary" />
      </div>
    </>
  );
}

import { texts as accountTexts } from "../../shell/texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { texts as profileTexts } from "../profile/texts.ts";
import { useUser } from "../shell/use-user.ts";

export default function PasswordChange() {
  const user = useUser();
  if (!user) return <SkeletonRows label={profileTexts.loading} />;
  return (
    <>
      <PageHeader
        title={accountTexts.password}
        sub={profileTexts.changeSub}
        crumb={{ to: "/dashboard/profile", text: accountTexts.profile, here: accountTexts.password }}
      />
      <div className="max-w-130">
        <PasswordForm user={user} tone="primary" />
      </div>
    </>
  );
}

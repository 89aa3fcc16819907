import { texts as shellTexts } from "../../shell/texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { PasswordForm } from "../shared/account/password-form.tsx";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

export default function PasswordChange() {
  const user = useUser();
  if (!user) return <SkeletonRows label={accountTexts.loading} />;
  return (
    <>
      <PageHeader
        title={shellTexts.password}
        sub={texts.sub}
        crumb={{ to: "/dashboard/profile", text: shellTexts.profile, here: shellTexts.password }}
      />
      <div className="max-w-130">
        <PasswordForm user={user} tone="primary" />
      </div>
    </>
  );
}

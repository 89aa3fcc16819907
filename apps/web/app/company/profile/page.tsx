import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { messageFor } from "../../api/error.ts";
import { saveJson } from "../../api/save-file.ts";
import { texts as shellTexts } from "../../shell/texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { roleName } from "../../ui/role-names.ts";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { Authenticator } from "../shared/account/authenticator.tsx";
import { Passkeys } from "../shared/account/passkeys.tsx";
import { PasswordForm } from "../shared/account/password-form.tsx";
import { ProfileForm } from "../shared/account/profile-form.tsx";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { DangerZone } from "./danger-zone.tsx";
import { dataApi } from "./data.ts";
import { LinkedAccounts } from "./linked-accounts.tsx";
import { PersonForm } from "./person-form.tsx";
import { SignIns } from "./sign-ins.tsx";
import { texts } from "./texts.ts";

export default function Profile() {
  const user = useUser();
  if (!user) return <SkeletonRows label={accountTexts.loading} />;
  return (
    <>
      <PageHeader
        title={shellTexts.profile}
        sub={[roleName(user.user_type_id), user.company?.name].filter(Boolean).join(", ")}
      />
      <Section title={texts.person}>
        <PersonForm user={user} />
      </Section>
      <Section title={texts.details}>
        <ProfileForm user={user} submitText={texts.save} onSaved={() => toast.good(accountTexts.saved)} />
      </Section>
      <Section title={texts.password}>
        <PasswordForm user={user} />
      </Section>
      <Section title={accountTexts.authenticator.title}>
        <Authenticator user={user} />
      </Section>
      <Section title={accountTexts.passkeys.title}>
        <Passkeys user={user} />
      </Section>
      <Section title={texts.linked.title}>
        <LinkedAccounts user={user} />
      </Section>
      <Section title={texts.signIns.title}>
        <SignIns user={user} />
      </Section>
      <Section title={texts.yourData.title}>
        <YourData />
      </Section>
      {user.company && (
        <Section title={texts.yourData.danger}>
          <DangerZone user={user} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-8 gap-y-4 border-t border-line py-7 lg:grid-cols-[200px_minmax(0,520px)]"
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Downloads everything that is stored about the user. */
function YourData() {
  const save = useMutation({
    mutationFn: dataApi.export,
    onSuccess: (data) => saveJson(texts.yourData.file, data),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.yourData.text}</p>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" strokeWidth={1.5} />
        {texts.yourData.download}
      </Button>
    </div>
  );
}

import { roleName } from "@lantern/contract/roles";
import type { ReactNode } from "react";
import { useUser } from "../../features/access/use-user.ts";
import { DangerZone } from "../../features/profile/components/danger-zone.tsx";
import { LinkedAccounts } from "../../features/profile/components/linked-accounts.tsx";
import { PasswordForm } from "../../features/profile/components/password-form.tsx";
import { PersonForm } from "../../features/profile/components/person-form.tsx";
import { ProfileForm } from "../../features/profile/components/profile-form.tsx";
import { SignIns } from "../../features/profile/components/sign-ins.tsx";
import { YourData } from "../../features/profile/components/your-data.tsx";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";

const texts = t.profile;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Profile() {
  const user = useUser();
  if (!user) return <SkeletonRows label={texts.loading} />;
  return (
    <>
      <PageHeader
        title={texts.title}
        sub={[roleName(user.user_type_id), user.company?.name].filter(Boolean).join(", ")}
      />
      <Section title={texts.person}>
        <PersonForm user={user} />
      </Section>
      <Section title={texts.details}>
        <ProfileForm user={user} submitText={texts.save} onSaved={() => toast.good(texts.saved)} />
      </Section>
      <Section title={texts.password}>
        <PasswordForm user={user} />
      </Section>
      <Section title={texts.linked.title}>
        <LinkedAccounts user={user} />
      </Section>
      <Section title={texts.signIns.title}>
        <SignIns />
      </Section>
      <Section title={t.yourData.title}>
        <YourData />
      </Section>
      {user.company && (
        <Section title={t.yourData.danger}>
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

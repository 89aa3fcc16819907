import { useNavigate } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { toast } from "../../ui/toast.ts";
import { ProfileForm } from "../profile/profile-form.tsx";
import { useUser } from "../shell/use-user.ts";

const texts = t.access.completion;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function ProfileCompletion() {
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  const saved = () => {
    toast.good(t.profile.saved);
    navigate("/dashboard/home", { replace: true });
  };
  return (
    <>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{texts.intro}</p>
      </div>
      <ProfileForm user={user} submitText={texts.submit} onSaved={saved} />
    </>
  );
}

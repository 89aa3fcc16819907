import { useNavigate } from "react-router";
import { PageTitle } from "../../document/page-title.tsx";
import { toast } from "../../ui/toast.ts";
import { ProfileForm } from "../shared/account/profile-form.tsx";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

export default function ProfileCompletion() {
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  const saved = () => {
    toast.good(accountTexts.saved);
    navigate("/dashboard/home", { replace: true });
  };
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{texts.intro}</p>
      </div>
      <ProfileForm user={user} submitText={texts.submit} onSaved={saved} />
    </>
  );
}

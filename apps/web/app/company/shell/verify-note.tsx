import { resendVerification } from "@lantern/contract/endpoints/access";
import type { User } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as shellTexts } from "./texts.ts";

const texts = shellTexts.verify;

/** Reminds the user to confirm their email address. Companies count as verified after that. */
export function VerifyNote({ user }: { user: User }) {
  const resend = useMutation({
    mutationFn: () => request(resendVerification, { body: { email: user.email } }),
    onSuccess: () => toast.good(texts.sent, texts.sentText(user.email)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  if (user.email_verified_at) return null;
  return (
    <Note
      kind="warn"
      title={texts.title}
      className="mb-7"
      action={
        <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
          {texts.resend}
        </Button>
      }
    >
      {texts.text(user.email)}
    </Note>
  );
}

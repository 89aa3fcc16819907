import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";

interface Props {
  texts: { title: string; text: string; submit: string; done: string };
  /** Ends it on the server. */
  end: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something ends that other people were asked or told: a question about dates, an enrollment. */
export function EndingDialog({ texts, end, onClose }: Props) {
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => toast.good(texts.done),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="danger" busy={ending.isPending} onClick={() => ending.mutate()}>
            {texts.submit}
          </Button>
        </>
      }
    />
  );
}

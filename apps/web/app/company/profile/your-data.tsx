import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { messageFor } from "../../api/error.ts";
import { dataApi } from "./data.ts";
import { saveJson } from "../../api/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

/** Downloads everything that is stored about the user. */
export function YourData() {
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

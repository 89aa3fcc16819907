import type { Company } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { apiUrl } from "../../api/base.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { settingsApi } from "./data.ts";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.branding;

/** The logo; it is saved as soon as it is chosen. */
export function Logo({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const picker = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > limits.logoMaxBytes) throw new Error(texts.tooBig);
      return settingsApi.setLogo(file);
    },
    onSuccess: () => toast.good(texts.logoSaved),
  });
  const remove = useMutation({
    mutationFn: settingsApi.removeLogo,
    onSuccess: () => toast.good(texts.logoRemoved),
  });
  const error = save.error ?? remove.error;
  return (
    <div className="grid max-w-160 gap-2">
      <h3 className="font-text text-base font-semibold tracking-normal">{texts.logo}</h3>
      {company.logo && (
        <div className="w-fit rounded-md border border-line bg-paper p-4">
          <img src={apiUrl(company.logo)} alt={texts.logoAlt(company.name)} className="max-h-16 max-w-60" />
        </div>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={texts.logo}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) save.mutate(file);
              // Lets the same file be chosen again.
              event.target.value = "";
            }}
          />
          <Button busy={save.isPending} onClick={() => picker.current?.click()}>
            {company.logo ? texts.replace : texts.choose}
          </Button>
          {company.logo && (
            <Button tone="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {error && <FieldError>{fieldText(error) ?? messageFor(error)}</FieldError>}
      <p className="text-sm text-ink-soft">{texts.logoHint}</p>
    </div>
  );
}

const fieldText = (error: unknown) => (error instanceof ApiError ? error.fields.data?.[0] : undefined);

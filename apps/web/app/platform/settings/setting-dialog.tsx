import type { Setting } from "@lantern/contract/http";
import { useState } from "react";
import { ApiError } from "../../api/error.ts";
import { consoleApi } from "../../api/queries/platform.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

/** One setting with a control for its type. The server validates the value. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { key } = setting;
  const label = texts.labels[key] ?? key;
  const isNumber = key === "credits.low";
  const [typed, setTyped] = useState(String(setting.value ?? ""));
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (reason: string) => {
    setWrong(null);
    const value = isNumber && typed.trim() !== "" ? Number(typed) : typed.trim();
    try {
      await consoleApi.set(key, { value, reason });
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.fields.value?.[0] ?? null);
      throw error;
    }
    toast.good(texts.saved(label));
  };
  return (
    <ReasonDialog
      title={label}
      description={texts.hints[key] ?? ""}
      submit={texts.save}
      act={save}
      onClose={onClose}
    >
      <Field label={label} hideLabel error={wrong}>
        {key === "media.kind" ? (
          <Select value={typed} onChange={(event) => setTyped(event.target.value)}>
            {Object.entries(texts.kinds).map(([kind, text]) => (
              <option key={kind} value={kind}>
                {text}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            inputMode={isNumber ? "numeric" : key === "support.email" ? "email" : "url"}
            value={typed}
            maxLength={500}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

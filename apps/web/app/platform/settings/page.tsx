import type { Setting } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageFor } from "../../api/error.ts";
import { consoleApi, settingsQuery } from "../../api/queries/platform.ts";
import { formatList, formatNumber } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { Loaded } from "../shared/loaded.tsx";
import { day } from "../shared/moments.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { consoleGate } from "../shell/gate.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export default function Settings() {
  const [editing, setEditing] = useState<Setting | null>(null);
  return (
    <>
      <PageHeader title={names.settings} sub={texts.sub} />
      <Loaded query={useQuery(settingsQuery)}>
        {(items) => (
          <ul className="border-t border-line">
            {items.map((item) => (
              <SettingRow key={item.key} setting={item} onChange={() => setEditing(item)} />
            ))}
          </ul>
        )}
      </Loaded>
      {editing && <SettingDialog setting={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function SettingRow({ setting, onChange }: { setting: Setting; onChange: () => void }) {
  const { key } = setting;
  const label = texts.labels[key] ?? key;
  const reset = async () => {
    try {
      await consoleApi.reset(key);
      toast.good(texts.resetDone(label));
    } catch (error) {
      toast.bad(messageFor(error));
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,1fr)_13rem_auto] lg:grid-cols-[minmax(0,1fr)_15rem_13rem]">
      <div className="min-w-0 max-md:basis-full">
        <h2 className="font-text text-base font-semibold tracking-normal">{label}</h2>
        <p className="text-sm text-ink-soft">{texts.hints[key]}</p>
      </div>
      <p>
        <b className="block break-all">{settingText(setting)}</b>
        <small className="text-sm text-ink-soft">
          {setting.changed_at ? texts.changed(day(setting.changed_at)) : texts.standard}
        </small>
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {setting.changed_at && !setting.required && (
          <Button tone="quiet" onClick={reset} aria-label={texts.resetOf(label)}>
            {texts.reset}
          </Button>
        )}
        {key === "experiences.withdrawn" ? (
          <ButtonLink to="/console/experiences">{texts.toExperiences}</ButtonLink>
        ) : (
          <Button onClick={onChange} aria-label={texts.changeOf(label)}>
            {texts.change}
          </Button>
        )}
      </div>
    </li>
  );
}

/** One setting with a control for its type. The server validates the value. */
function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
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

const { kinds, none } = texts;

/** A setting's value as readable text. */
function settingText({ key, value }: Setting): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map(String)) : none;
  if (typeof value === "number") return formatNumber(value);
  if (key === "media.kind") return kinds[String(value)] ?? String(value);
  return value === null ? none : String(value);
}

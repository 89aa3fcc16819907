import type { Setting } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { platformApi, settingsQuery } from "../../api/queries/platform.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { numberIn } from "../../forms/number-in.ts";
import { useForm } from "../../forms/use-form.ts";
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
import { ReasonField } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

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
      await platformApi.reset(key);
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
  const isNumber = key === "credits.low" || key === "sessions.log_months";
  const form = useForm({
    schema: "settingBody",
    initial: { value: String(setting.value ?? ""), reason: "" },
    body: ({ value, reason }) => ({ value: isNumber ? numberIn(value) : value.trim(), reason }),
    send: (body) => platformApi.set(key, body),
    done() {
      toast.good(texts.saved(label));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={label}
      description={texts.hints[key] ?? ""}
      submit={texts.save}
    >
      <Field label={label} hideLabel {...form.field("value")}>
        {key === "media.kind" ? (
          <Select>
            {Object.entries(texts.kinds).map(([kind, text]) => (
              <option key={kind} value={kind}>
                {text}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            inputMode={isNumber ? "numeric" : key === "support.email" ? "email" : "url"}
            maxLength={500}
          />
        )}
      </Field>
      <ReasonField {...form.field("reason")} />
    </FormDialog>
  );
}

function logsText(months: Setting["value"]): string {
  if (typeof months !== "number") return texts.undecided;
  return months === 0 ? texts.allLogs : texts.months(months);
}

const { kinds, none } = texts;

/** A setting's value as readable text. */
function settingText({ key, value }: Setting): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map(String)) : none;
  if (key === "sessions.log_months") return logsText(value);
  if (typeof value === "number") return formatNumber(value);
  if (key === "media.kind") return kinds[String(value)] ?? String(value);
  return value === null ? none : String(value);
}

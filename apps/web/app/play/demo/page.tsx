import { startDemo } from "@lantern/contract/endpoints";
import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { language } from "../../i18n/current.ts";
import { t } from "../../i18n/index.ts";
import { joinRehearsal } from "../client/access.ts";
import { reset } from "../client/participant.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";

const texts = t.live.demo;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

/** `/demo`: a rehearsal for visitors, on the same stage as a real session. */
export default function Demo() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [speed, setSpeed] = useState<number>(texts.speeds[0]?.value ?? 1);
  const begin = useMutation({
    mutationFn: () =>
      call(startDemo, {
        body: { speed, language: language(), ...(name.trim() && { first_name: name.trim() }) },
      }),
    onSuccess: async (rehearsal) => {
      reset();
      navigate(await joinRehearsal(rehearsal));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <Panel heading={texts.heading}>
      <p>{texts.intro}</p>
      <form onSubmit={submit}>
        <label>
          {texts.name}
          <input
            className="l-field"
            value={name}
            maxLength={40}
            autoComplete="given-name"
            placeholder={texts.namePlaceholder}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <fieldset className="l-speeds">
          <legend>{texts.speed}</legend>
          {texts.speeds.map(({ value, label, note }) => (
            <label key={value} className="l-speed">
              <input type="radio" name="speed" checked={speed === value} onChange={() => setSpeed(value)} />
              {label}
              <small>{note}</small>
            </label>
          ))}
        </fieldset>
        {begin.error && (
          <p className="l-problem" role="alert">
            {messageFor(begin.error) || texts.failed}
          </p>
        )}
        <StageButton
          tone="solid"
          icon={Play}
          type="submit"
          disabled={begin.isPending}
          aria-busy={begin.isPending}
        >
          {begin.isPending ? texts.busy : texts.start}
        </StageButton>
      </form>
    </Panel>
  );
}

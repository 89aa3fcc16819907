import { Ellipsis, Plus } from "lucide-react";
import { Button, ButtonLink, TextButton } from "../../../ui/button.tsx";
import { text } from "./text.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const tones = ["plain", "primary", "quiet", "danger"] as const;

/** Buttons in each tone: as they are, with an icon, small, busy and disabled. */
export function Buttons() {
  return (
    <>
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-2">
          <Button tone={tone}>{text[tone]}</Button>
          <Button tone={tone}>
            <Plus {...icon} />
            {text[tone]}
          </Button>
          <Button tone={tone} size="sm">
            {text.small}
          </Button>
          <Button tone={tone} busy>
            {text.busy}
          </Button>
          <Button tone={tone} disabled>
            {text.disabled}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="lg">{text.large}</Button>
        <Button size="icon" aria-label={text.more}>
          <Ellipsis {...icon} />
        </Button>
        <Button size="iconSm" tone="quiet" aria-label={text.more}>
          <Ellipsis {...icon} />
        </Button>
        <ButtonLink to="/debug/kit">{text.link}</ButtonLink>
        <TextButton>{text.textButton}</TextButton>
      </div>
    </>
  );
}

import { Ellipsis, Plus } from "lucide-react";
import { Button, TextButton } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const tones = ["plain", "primary", "quiet", "danger"] as const;

/** Buttons in each tone: as they are, with an icon, small, busy and disabled. */
export function Buttons() {
  return (
    <>
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-2">
          <Button tone={tone}>{texts[tone]}</Button>
          <Button tone={tone}>
            <Plus {...icon} />
            {texts[tone]}
          </Button>
          <Button tone={tone} size="sm">
            {texts.small}
          </Button>
          <Button tone={tone} busy>
            {texts.busy}
          </Button>
          <Button tone={tone} disabled>
            {texts.disabled}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="lg">{texts.large}</Button>
        <Button size="icon" aria-label={texts.more}>
          <Ellipsis {...icon} />
        </Button>
        <Button size="iconSm" tone="quiet" aria-label={texts.more}>
          <Ellipsis {...icon} />
        </Button>
        <ButtonLink to="/debug/kit">{texts.link}</ButtonLink>
        <TextButton>{texts.textButton}</TextButton>
      </div>
    </>
  );
}

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { t } from "../i18n/index.ts";
import { buttonLook } from "./button.tsx";
import { InputWithIcon } from "./input.tsx";

/** A password field whose text can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <InputWithIcon
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={shown ? t.ui.hidePassword : t.ui.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className={buttonLook({ tone: "quiet", size: "iconSm" })}
        >
          <Icon aria-hidden="true" strokeWidth={1.5} />
        </button>
      }
    />
  );
}

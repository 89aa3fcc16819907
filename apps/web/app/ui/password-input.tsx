import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { buttonStyle } from "./button-style.ts";
import { InputWithIcon } from "./input.tsx";
import { texts as uiTexts } from "./texts.ts";

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <InputWithIcon
      {...props}
      type={isVisible ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={isVisible ? uiTexts.hidePassword : uiTexts.showPassword}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
          className={buttonStyle({ tone: "quiet", size: "iconSm" })}
        >
          <Icon aria-hidden="true" strokeWidth={1.5} />
        </button>
      }
    />
  );
}

import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { AuthPage } from "../auth-page.tsx";
import { Door } from "../door.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { SocialButtons } from "../social-buttons.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { texts as doorsTexts } from "../texts.ts";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

/** `/login`. The build fills in what the dashboard loads first. */
export default function Login() {
  return (
    <Door layout="home">
      <AuthPage
        heading={texts.heading}
        intro={texts.intro}
        art={texts.art}
        corner={{ to: "/signup", text: texts.signUp }}
      >
        <SocialButtons />
        <form noValidate className="grid gap-4">
          <DoorField name="email" label={doorsTexts.email} type="email" autoComplete="username" required />
          <div data-sign-on="" hidden className="grid gap-3">
            <SubmitButton type="button" busy={texts.busy}>
              {texts.signOn}
            </SubmitButton>
            <button type="button" data-owners-password="" hidden className={`w-fit text-sm ${textLink}`}>
              {texts.ownersPassword}
            </button>
          </div>
          <div data-with-password="" className="grid gap-4">
            <DoorField
              name="password"
              label={doorsTexts.password}
              aside={
                <a href="/password/reset" className={`text-sm ${textLink}`}>
                  {texts.forgot}
                </a>
              }
              type="password"
              autoComplete="current-password"
              required
            />
            <div className="grid gap-1 [&:not(:has(>:not([hidden])))]:hidden">
              <HiddenError />
              <p data-refused="" hidden className="ps-5.5 text-sm text-ink-soft">
                {texts.failedHelp}
              </p>
            </div>
            <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
          </div>
        </form>
        <div data-passkey="" className="grid">
          <SubmitButton type="button" tone="plain" busy={texts.busy}>
            {texts.passkey}
          </SubmitButton>
        </div>
        <p className="text-ink-soft">
          {texts.newHere}{" "}
          <a href="/signup" className={textLink}>
            {texts.signUp}
          </a>
          {texts.newHereEnd}
        </p>
      </AuthPage>
      <script type="application/json" id="next-page-files" />
    </Door>
  );
}

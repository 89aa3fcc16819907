import { useId } from "react";
import { encode } from "uqr";
import { secondFactorApi } from "../../../api/queries/second-factor.ts";
import { useForm } from "../../../forms/use-form.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { texts as accountTexts } from "./texts.ts";

const texts = accountTexts.authenticator;

interface Props {
  secret: string;
  /** What the QR code contains. */
  uri: string;
  onClose: () => void;
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void;
}

/** The QR code, and the first code of the app, which turns it on. */
export default function FirstCode({ secret, uri, onClose, onDone }: Props) {
  const form = useId();
  const { props, errors, failure, busy } = useForm({
    schema: "secondFactorBody",
    send: secondFactorApi.confirm,
    done({ recovery_codes }) {
      onClose();
      onDone(recovery_codes);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.scanTitle}
      description={texts.scanText}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="primary" type="submit" form={form} busy={busy}>
            {texts.turnOn}
          </Button>
        </>
      }
    >
      <form {...props} id={form} className="mt-4 grid gap-4">
        <QrCode text={uri} />
        <p className="text-sm text-ink-soft">
          {texts.byHand} <code className="select-all break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <Field label={texts.code} error={errors.code}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
        </Field>
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}

/** Dark on light in both color schemes, because cameras expect that. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={texts.qrCode}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-55 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path.join("")} fill="black" />
    </svg>
  );
}

import { encode } from "uqr";
import { secondFactorApi } from "../../../api/queries/second-factor.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { Field } from "../../../ui/field.tsx";
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
  const form = useForm({
    schema: "secondFactorBody",
    initial: { code: "" },
    send: secondFactorApi.confirm,
    done({ recovery_codes }) {
      onClose();
      onDone(recovery_codes);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.scanTitle}
      description={texts.scanText}
      submit={texts.turnOn}
    >
      <QrCode text={uri} />
      <p className="text-sm text-ink-soft">
        {texts.byHand} <code className="select-all break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Field label={texts.code} {...form.field("code")}>
        <Input inputMode="numeric" autoComplete="one-time-code" autoFocus />
      </Field>
    </FormDialog>
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

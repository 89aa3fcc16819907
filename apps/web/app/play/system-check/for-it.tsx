import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { networkQuery } from "../../api/queries/readiness.ts";
import { t } from "../../i18n/index.ts";
import { networkText } from "../../i18n/network-text.ts";
import { StageButton } from "../ui/buttons.tsx";

const texts = () => t.systemCheck();

/** What a network must allow, to print or copy for an IT department. */
export function ForIt() {
  const { data } = useQuery(networkQuery);
  if (!data) return null;
  return (
    <details className="l-for-it *:[summary]:min-h-11 *:[summary]:content-center *:[summary]:font-semibold">
      <summary>{texts().forIt}</summary>
      <p className="mb-3.5 whitespace-pre-line wrap-anywhere select-all">
        {networkText(data.items, location.origin)}
      </p>
      <StageButton tone="line" icon={Printer} onClick={() => print()}>
        {texts().print}
      </StageButton>
    </details>
  );
}

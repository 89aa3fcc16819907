import { useQuery } from "@tanstack/react-query";
import { creditsQuery } from "../../../api/queries/company.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Note } from "../../../ui/note.tsx";
import { useUser } from "../../shell/use-user.ts";
import { creditTexts } from "./credit-texts.ts";

const { low, debt, buy } = creditTexts;

/** A notification when credits are owed or low, with who can do what; nothing otherwise. */
export function CreditsNote({ offer = true, className }: { offer?: boolean; className?: string }) {
  const user = useUser();
  const credits = useQuery(creditsQuery).data;
  if (!user?.company || !credits) return null;
  if (credits.debt > 0)
    return (
      <Note kind="bad" title={debt.title(credits.debt)} className={className}>
        {debt.text}
      </Note>
    );
  // There are no credits until the email address is confirmed; the page explains that.
  if (!user.email_verified_at || credits.available >= credits.low_below) return null;
  const buys = user.may_buy;
  return (
    <Note
      kind="warn"
      title={low.title(credits.available)}
      className={className}
      action={
        buys &&
        offer && (
          <ButtonLink to="/dashboard/checkout" size="sm">
            {buy}
          </ButtonLink>
        )
      }
    >
      {buys ? low.buyer : low.others}
    </Note>
  );
}

import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.ts";

interface Section {
  title: string;
  text: string[];
}

export const texts = {
  title: "Terms",
  version: "1.3",
  date: "2026-11-30",
  intro: "What you can expect from Lantern Hour, and what we ask of you.",
  sections: [
    {
      title: "Who may use it",
      text: [
        "Companies and other organizations with a business email address. When you sign up, you act for your company, confirm that you’re allowed to, and become its Owner.",
        "Participants don’t need an account. A company invites them, and they join with their link. They have no contract with us and pay nothing.",
      ],
    },
    {
      title: "Credits",
      text: [
        "One credit is one seat in one session. Confirming a session reserves its seats. A credit is used once a participant has been in the live session for five minutes. All other reserved credits are released when the session ends or is cancelled.",
        "A company gets 6 free credits when its Owner confirms their email address, once per email domain. These credits can’t be exchanged for money.",
      ],
    },
    {
      title: "Prices and payment",
      text: [
        "You buy credits in packs or in any number, at the prices shown before you pay. You pay once, and nothing renews automatically. Prices exclude VAT. Where we have to charge it, it is added to the price before you order, on a line of its own. Your invoice shows whom we bill.",
        `If you order by invoice, you pay within ${limits.invoiceDays} days. We may add credits before you’ve paid. Those nobody has used leave your balance once the invoice is ${limits.overdueCreditDays} days overdue, until you pay. You can cancel a quote or an order under Billing as long as nothing is paid and none of its credits are used or reserved.`,
        `${creditTerms} Once in ${limits.refundMonths} months you can do this yourself under Billing, for what you paid by card; otherwise write to us.`,
        "If a payment is refunded or charged back, we remove its credits from your balance. If some of them have already been used, you can’t buy more until that is settled.",
      ],
    },
    {
      title: "What we ask of you",
      text: [
        "Only invite people you’re allowed to contact at their work email address, and tell them what the session is. Keep your password to yourself. Don’t use the service to harm anyone or to spy on them.",
        "Logos and texts you add stay yours. By adding them, you confirm that you’re allowed to use them here.",
      ],
    },
    {
      title: "What you get from us",
      text: [
        "A session that starts and ends on time. If something breaks on our side, the session pauses automatically and then continues. If it can’t start, we release its credits.",
        "The stories, pictures, and texts stay ours. Your scorecards and what you write are yours.",
      ],
    },
    {
      title: "Leaving",
      text: [
        "You can stop at any time. An Owner can delete the company and its people under Your profile, once live sessions have ended. We keep only what accounting law requires.",
        "The operator can close an account that is used to harm others, and will tell you why.",
      ],
    },
    {
      title: "Changes",
      text: [
        "These terms have a version and a date. When they change, we tell Owners first. The new version then applies to what they buy from that day on.",
        "The governing law and the courts with jurisdiction depend on where the operator named on this page is based.",
      ],
    },
  ] as Section[],
};

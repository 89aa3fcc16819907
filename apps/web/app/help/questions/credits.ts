import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.ts";
import type { QuestionGroup } from "../question-group.ts";

export const credits: QuestionGroup = {
  id: "credits",
  title: "Credits and paying",
  list: [
    {
      q: "What is a credit?",
      a: [
        "One seat in one session. A credit is used once someone has been in the live session for five minutes. Unused credits are released automatically.",
      ],
      terms: "credit seat price person meaning count used",
    },
    {
      q: "Do credits expire? Can we have unused ones refunded?",
      a: [
        creditTerms,
        `Under Billing, whoever may buy has this done with one button, once in ${limits.refundMonths} months, for what was paid by card. In all other cases, write to us.`,
      ],
      terms: "refund money back expiry expiration valid unused return",
    },
    {
      q: "What if someone joins and leaves?",
      a: [
        "Someone who leaves before they have been in the live session for five minutes costs nothing. After that, their credit is used.",
      ],
      terms: "leave early five minutes charged partly credit",
    },
    {
      q: "What if the session doesn’t start?",
      a: [
        "If fewer than two people come, autopilot makes it a draft again, releases all its credits, and lets you know. A session with a host becomes a draft again, too, if nobody starts it within two hours of its planned start.",
      ],
      terms: "cancelled nobody comes fewer people start failed credits returned",
    },
    {
      q: "Can someone take a colleague’s seat?",
      a: ["Yes. When someone says “I can’t come”, their seat is free for someone else."],
      terms: "replace substitute swap transfer seat colleague instead",
    },
    {
      q: "How do we get the free seats?",
      a: [
        "Sign up with your work email address and confirm it. Your company then has 6 free credits. Each email domain gets them once.",
      ],
      terms: "free trial welcome credits sign up test offer",
    },
    {
      q: "Who in the company can buy?",
      a: [
        "Owners can, and so can Sub-Administrators, unless an Owner turns that off for them. Sub-Administrators who are limited to billing always can.",
      ],
      terms: "purchase permission order rights role buyer who may",
    },
    {
      q: "Do prices include VAT?",
      a: [
        "No. Where we have to charge VAT, the checkout adds it on a line of its own before you order, by the country and the VAT number of whom you have billed. The same line is on the quote and the invoice.",
      ],
      terms: "vat tax sales net gross reverse charge price",
    },
    {
      q: "Do we get an invoice?",
      a: [
        "Yes. Where the operator takes bank transfers, you order by invoice and pay within 30 days. If you pay by card, you get an invoice that is already paid. It has your company’s billing address and VAT number. We email it to you as a PDF, and you also find it under Billing. It never changes after that: a refund has a credit note of its own.",
      ],
      terms: "invoice bill receipt accounting purchase order number po bank transfer pdf",
    },
    {
      q: "What does it cost per person?",
      a: [
        "One credit for each person who comes. The pricing page has the prices of all packs and calculates a session for you.",
      ],
      terms: "price cost per person how much pricing budget expensive fee head employee",
    },
    {
      q: "How can we pay?",
      a: [
        "By card, on the page of our payment provider, or by bank transfer with an invoice, where the operator takes transfers.",
      ],
      terms: "payment credit card visa mastercard paypal bank transfer wire sepa pay method stripe",
    },
    {
      q: "Can we get a quote first?",
      a: [
        `Yes. Make it yourself when you buy credits: a PDF with your company’s billing address and a price that is valid for ${limits.quoteDays} days. You can order from it later.`,
      ],
      terms: "quote offer proposal estimate procurement approval budget angebot presupuesto",
    },
    {
      q: "Is there a subscription or a contract?",
      a: ["No. You buy credits when you need them, and a purchase doesn’t renew itself."],
      terms: "subscription contract monthly annual renew renewal cancel plan commitment license term",
    },
    {
      q: "Is there a discount for larger groups?",
      a: ["A seat costs less in larger packs, and they include the same. The pricing page compares them."],
      terms: "discount volume rebate cheaper bulk large group nonprofit school price reduction",
    },
    {
      q: "Which currencies can we pay in?",
      a: ["US dollars, euros, and pounds, each with prices of its own."],
      terms: "currency euro dollar pound usd eur gbp exchange",
    },
  ],
};

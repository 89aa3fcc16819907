import { limits } from "@lantern/contract/limits";
import { formatNumber } from "../../i18n/format.ts";

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

const { first, later, most } = limits.creditsOnAccount;

export const texts = {
  figures: {
    free: counted("credit available", "credits available"),
    reserved: counted("reserved", "reserved"),
    people: counted("person", "people"),
    administrators: counted("administrator", "administrators"),
    sessions: counted("session", "sessions"),
    orders: counted("paid order", "paid orders"),
  },
  owners: "Owners",
  noOwner: "None",
  paid: "Paid so far",
  nothingPaid: "None yet",
  since: "Customer since",
  verified: "Owner’s email address",
  isVerified: (day: string) => `Confirmed on ${day}`,
  notVerified: "Not confirmed. The company can’t confirm sessions, invite people, or buy credits.",
  billedTo: "Billing details",
  noBilling: "None yet",
  invoices: "Unpaid invoices",
  unpaid: (open: number, overdue: number) =>
    open === 0
      ? "None"
      : overdue === 0
        ? `${formatNumber(open)}`
        : `${formatNumber(open)}, ${formatNumber(overdue)} of them overdue`,
  limit: {
    name: "Credit limit",
    some: (credits: string, isRule: boolean) =>
      `Up to ${credits} credits on unpaid invoices, ${isRule ? "by the rule" : "set by ADMIN"}`,
    open: "Change credit limit…",
    title: (name: string) => `Credit limit of ${name}`,
    text: "When this company orders by invoice, we add credits right away until its unpaid invoices reach this number. We add the rest once it pays.",
    credits: "Credits",
    hint: `With 0, we add credits only once an invoice is paid. Leave it empty to go by the rule: ${formatNumber(first)} for a company with a tax number, ${formatNumber(later)} or as many as its largest paid purchase (${formatNumber(most)} at most) once it has paid an invoice on time, none while one is overdue.`,
    submit: "Set limit",
    done: (credits: string | null) =>
      credits === null ? "The rule decides again." : `The limit is now ${credits} credits.`,
  },
  save: {
    open: "Export data…",
    title: (name: string) => `Export the data of ${name}`,
    text: "You get a ZIP archive of what its Owners can download: settings, people, sessions, reports, credits, orders, documents, and the audit log, with each account’s own data. It has no votes, no chat, and no reflections. Its Owners see in their audit log that you took it, and why.",
    submit: "Export data",
    done: (name: string) => `The data of ${name} was exported.`,
  },
  end: {
    open: "Delete company…",
    title: (name: string) => `Delete ${name}?`,
    text: "This cancels its sessions, and deletes its people, accounts, logs, and reports right away. Its ledger, orders, and documents stay with you for accounting. Its administrators get an email.",
    saveFirst: "Export its data first…",
    name: (name: string) => `Type the company’s name, ${name}, to confirm`,
    submit: "Delete company",
    done: (name: string) => `${name} was deleted.`,
  },
  see: { users: "Users", sessions: "Sessions", orders: "Orders" },
  adjust: {
    open: "Adjust credits…",
    title: (name: string) => `Adjust the credits of ${name}`,
    amount: "Credits",
    hint: "Use a minus sign to remove credits. You can only remove available credits.",
    settle: "Settle what the company owes",
    submit: "Adjust credits",
    counted: "This adjustment has already been made. Close this window and check the ledger.",
    done: (balance: string) => `The company now has ${balance} credits.`,
  },
};

import { formatCount } from "../../../core/format.ts";

/** The title and description of each kind of notification, in English. */
export const en = {
  sessionConfirmed: (title: string, seats: number) => ({
    title: "Session confirmed",
    description: `${title}: we reserved ${formatCount(seats, "seat")}. You can send the invitations now.`,
  }),
  startsSoon: (title: string, expected: number) => ({
    title: "Your session starts in an hour",
    description: `${title}: ${formatCount(expected, "attendee is", "attendees are")} expected.`,
  }),
  /** `{person}` becomes their name. */
  cannotCome: (title: string) => ({
    title: "An attendee can't come",
    description: `{person} can't come to ${title}. You can give the seat to someone else.`,
  }),
  unplacedReply: (title: string) => ({
    title: "Answers to read",
    description: `Something arrived for the invitations to ${title} that changed nobody's answer by itself. The session's page says what to do.`,
  }),
  personLeft: (title: string, named: boolean) => ({
    title: "An attendee has left your company",
    description: `${named ? "{person}" : "Someone"} is no longer in your directory, and no longer in ${title}. You can give the seat to someone else.`,
  }),
  creditsLow: (available: number) => ({
    title: "Credits are running low",
    description: `You have ${formatCount(available, "available credit")} left.`,
  }),
  reportReady: (title: string, attended: number) => ({
    title: "Your report is ready",
    description: `${title}: ${formatCount(attended, "person", "people")} attended.`,
  }),
  paymentReceived: (credits: number) => ({
    title: "Payment received",
    description:
      credits > 0
        ? `We added ${formatCount(credits, "credit")} to your balance.`
        : "We had already added its credits to your balance.",
  }),
  invoiceIssued: (name: string, atOnce: number) => ({
    title: "Credits ordered by invoice",
    description:
      atOnce > 0
        ? `Invoice ${name}: we added ${formatCount(atOnce, "credit")} to your balance.`
        : `Invoice ${name}: we'll add the credits when it is paid.`,
  }),
  invoiceOverdue: (name: string) => ({
    title: "An invoice is overdue",
    description: `Invoice ${name} isn't paid yet. Until it is, you can't order by invoice.`,
  }),
  overdueCreditsRemoved: (name: string, days: number, withdrawn: number) => ({
    title: "Credits of an unpaid invoice removed",
    description: `Invoice ${name} is ${days} days overdue. We removed ${formatCount(withdrawn, "credit")} from your balance.`,
  }),
  invoiceCancelled: (name: string, withdrawn: number) => ({
    title: "Invoice cancelled",
    description:
      withdrawn > 0
        ? `Invoice ${name} isn't to be paid any more. We removed ${formatCount(withdrawn, "credit")} from your balance.`
        : `Invoice ${name} isn't to be paid any more.`,
  }),
  creditsWithdrawn: (withdrawn: number, disputed: boolean) => {
    const credits = formatCount(Math.abs(withdrawn), "credit");
    const returned = withdrawn < 0;
    return {
      title: returned ? "Credits returned" : disputed ? "Payment disputed" : "Payment refunded",
      description: returned
        ? `We returned ${credits} to your balance.`
        : `We removed ${credits} from your balance.`,
    };
  },
  notStarted: (title: string, hosting: "autopilot" | "host") => ({
    title: "Your session didn't start",
    description:
      hosting === "host"
        ? `Nobody started ${title} within two hours. It's a draft again, and we released its credits.`
        : `There weren't enough people for ${title}. It's a draft again, and we released its credits.`,
  }),
  removedAdminReturned: (email: string) => ({
    title: "Someone you removed tried to sign in",
    description: `${email} tried to sign in with single sign-on. We gave them no account, because an Owner removed theirs. To let them back in, invite them again.`,
  }),
  secondSubject: (email: string) => ({
    title: "Is this the same person?",
    description: `Your provider says that somebody new uses the address ${email}, which belongs to an account. We let nobody in: please decide whether it's the same person.`,
  }),
  keysEnded: (names: readonly string[]) => ({
    title: "API keys no longer work",
    description: `${new Intl.ListFormat("en").format(names)}: whoever created them is no longer an Owner, so programs can't use them anymore. An Owner can create new ones.`,
  }),
};

export type NotificationText = typeof en;

import { formatNumber } from "../../i18n/format.ts";

export const texts = {
  sub: "With a key, your own programs can plan sessions and keep your list of participants up to date.",
  docs: "API documentation",
  loading: "Loading the keys",
  ownersOnly: "Only an Owner can create keys.",
  none: "No keys yet.",
  add: "Create a key",
  name: "Name",
  nameHint: "The program that uses it, for example “People directory”.",
  scopes: "What the key may do",
  expiry: "Expires",
  expiries: {
    never: "Never",
    days: (days: number) => (days === 365 ? "In a year" : `In ${formatNumber(days)} days`),
  },
  submit: "Create key",
  submitting: "Creating…",
  added: "Key created",
  keyTitle: "Your new key",
  keyText: "Copy it to your program now: we show it only once, and store only what we need to recognize it.",
  key: "Key",
};

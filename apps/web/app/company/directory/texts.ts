import { limits } from "@lantern/contract/limits";
import { formatNumber } from "../../i18n/format.ts";

const people = (number: number) => (number === 1 ? "1 participant" : `${formatNumber(number)} participants`);

export const texts = {
  sub: "Your company’s directory, such as Entra ID or Okta, can keep your list of participants up to date through SCIM 2.0.",
  ownersOnly: "Only an Owner can connect the directory.",
  loading: "Loading the directory",
  connect: "Connect your directory",
  connectText:
    "Enter this address and a token in your directory. New people then appear on your list with their department and office. When people leave the company, we remove them from your list and from upcoming sessions.",
  address: "Address",
  tokens: "Tokens",
  tokensText: "A token only works for the directory. It stops working when the Owner who created it leaves.",
  noTokens: "No tokens yet.",
  tokenName: "Directory",
  make: "Create a token",
  makeTitle: "Create a token?",
  makeText: "Whoever has it can add, change and remove people. We’ll email all Owners.",
  made: "Token created",
  tokenTitle: "Your new token",
  tokenText:
    "Copy it to your directory now. We show it only once, and store only what we need to recognize it.",
  token: "Token",
  state: "Status",
  never: "Your directory hasn’t connected yet.",
  lastSeen: (moment: string) => `Your directory last connected ${moment}.`,
  people: (number: number) =>
    number === 0 ? "It hasn’t sent anyone yet." : `It keeps ${people(number)} up to date.`,
  left: (number: number) =>
    `${number === 1 ? "1 person has left and is" : `${formatNumber(number)} people have left and are`} no longer on your list. We delete their data after ${formatNumber(limits.leaverDays)} days.`,
};

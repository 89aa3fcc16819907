import { limits } from "@lantern/contract/limits";

const people = (number: number) => (number === 1 ? "1 participant" : `${number} participants`);

export const texts = {
  title: "Directory",
  sub: "Your company’s directory, such as Entra ID or Okta, keeps your list of participants up to date by SCIM 2.0.",
  crumb: "Company settings",
  ownersOnly: "Only an Owner can connect the directory.",
  loading: "Loading the directory",
  connect: "Connect your directory",
  connectText:
    "Enter this address and a token there. New people then appear on your list with department and office, and whoever leaves vanishes from it and from coming sessions.",
  address: "Address",
  tokens: "Tokens",
  tokensText: "A token opens only this interface, and ends with the account of the Owner who made it.",
  noTokens: "There is no token yet.",
  tokenName: "Directory",
  make: "Make a token",
  making: "Making…",
  made: "Token made",
  tokenTitle: "Your new token",
  tokenText:
    "Copy it to your directory now: we show it only once, and store only what is needed to recognize it.",
  token: "Token",
  state: "What has come from it",
  never: "Your directory has not called yet.",
  lastSeen: (moment: string) => `Your directory last called ${moment}.`,
  people: (number: number) =>
    number === 0 ? "It keeps nobody up to date." : `It keeps ${people(number)} up to date.`,
  left: (number: number) =>
    `${number === 1 ? "1 person has left and is" : `${number} people have left and are`} no longer on your list. We forget whoever left after ${limits.leaverDays} days.`,
};

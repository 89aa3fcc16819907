import { servicePurposes, storageTerms } from "@lantern/contract/data-protection";
import { onDevice } from "../privacy/texts.ts";

/** Data processing, completed with the configuration of this installation. */
export const texts = {
  title: "Data processing",
  intro:
    "What is processed where, by which outside services, and for how long. It shows how this installation is set up right now.",
  here: "On this server",
  hereText: (origin: string) =>
    `We store everything in one PostgreSQL database behind ${origin}: accounts, lists of people, sessions and their logs, orders with their documents, and emails waiting to be sent.`,
  servicesTitle: "Outside services",
  none: "None are set up. Apart from the pages people open, this server only sends data to systems that a company has connected itself, such as its identity provider.",
  columns: ["Service", "For what", "What it receives"],
  purposes: servicePurposes,
  browserTitle: "In the browser",
  browser: [
    "Audio and video go directly between the people on a team, encrypted on the way, or through a relay or media server if one is named above. We never record them.",
    onDevice,
  ],
  termsTitle: "For how long",
  terms: storageTerms,
};

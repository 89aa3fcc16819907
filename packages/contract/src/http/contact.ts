import * as z from "zod";
import { contactMax } from "../choices.ts";
import * as endpoints from "../endpoints/contact.ts";
import { faultMessage } from "../fault.ts";
import { multiline, singleLine, text } from "../text.ts";
import { email } from "./fields.ts";
import { operation } from "./operation.ts";

/** A message to the operator. `website` is invisible to people, so only programs fill it in. */
export const contactForm = z.object({
  name: singleLine(80),
  email,
  message: multiline(contactMax).min(1, faultMessage("REQUIRED")),
  website: text(500).optional(),
});

/** Open to everyone and sent without a token, signed in or not. */
export const sendContact = operation(endpoints.sendContact, {
  summary: "Sends a message to the operator and a copy to its sender",
  body: contactForm,
  status: 201,
  response: z.object({ received: z.literal(true) }),
});

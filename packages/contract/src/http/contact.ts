import * as z from "zod";
import { email, fieldTexts, multiline, singleLine } from "./fields.ts";
import { operation } from "./operation.ts";

export const contactMax = 4000;

/** A message to the operator. `website` is invisible to people, so only programs fill it in. */
export const contactForm = z.object({
  name: singleLine(80),
  email,
  message: multiline(contactMax).pipe(z.string().min(1, fieldTexts.required)),
  website: z.string().max(500).optional(),
});

/** Open to everyone and sent without a token, signed in or not. */
export const sendContact = operation("sendContact", "POST /api/contact", {
  summary: "Sends a message to the operator and a copy to its sender",
  access: "open",
  body: contactForm,
  status: 201,
  response: z.object({ received: z.literal(true) }),
});

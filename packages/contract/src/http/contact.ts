import * as z from "zod";
import { email, fieldTexts, multiline, singleLine } from "./fields.ts";
import { operation } from "./operation.ts";

export const contactMax = 4000;

/** A line to the operator. `website` is a field that no person sees: whoever fills it in is a program. */
export const contactForm = z.object({
  name: singleLine(80),
  email,
  message: multiline(contactMax).pipe(z.string().min(1, fieldTexts.required)),
  website: z.string().max(500).optional(),
});

/** Open to everyone and sent without a bearer, signed in or not. */
export const sendContact = operation({
  id: "sendContact",
  method: "POST",
  path: "/api/contact",
  summary: "Write to the operator; the writer gets a copy by mail",
  access: "open",
  body: contactForm,
  status: 201,
  response: z.object({ received: z.literal(true) }),
});

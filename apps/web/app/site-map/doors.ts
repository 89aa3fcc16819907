import { emailed, type Page, uuid } from "./page.ts";

const door = { surface: "door" } as const;
const account = { ...door, translated: "administrators" } as const;

/** Doors that an email links to. At a broken link of theirs the server sends the company's application, for the error. */
export const emailedDoors: readonly Page[] = [
  {
    ...account,
    path: "/reset-password/:token",
    file: "doors/reset/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },
  {
    ...account,
    path: "/invite-admin/:token",
    file: "doors/invitation/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },
];

export const doorPages: readonly Page[] = [
  { ...account, path: "/login", file: "doors/login/page.tsx", layout: "home", access: "guest" },
  {
    ...account,
    path: "/login/code",
    file: "doors/second-factor/page.tsx",
    layout: "noheader",
    access: "guest",
  },
  { ...account, path: "/signup", file: "doors/signup/page.tsx", layout: "home", access: "guest" },
  { ...account, path: "/signing-in", file: "doors/signing-in/page.tsx", layout: "noheader", access: "open" },
  {
    ...account,
    path: "/sign-on/*",
    file: "doors/sign-on/page.tsx",
    layout: "noheader",
    access: "open",
    secret: true,
  },
  {
    ...account,
    path: "/verify/*",
    file: "doors/verify/page.tsx",
    layout: "home",
    access: "open",
    secret: true,
  },
  { ...account, path: "/password/reset", file: "doors/forgot/page.tsx", layout: "noheader", access: "open" },
  ...emailedDoors,
  {
    ...door,
    path: "/demo",
    file: "doors/demo/page.tsx",
    layout: "experience",
    access: "open",
    translated: "participants",
  },
  {
    ...door,
    path: "/enroll/:enrollmentId",
    file: "doors/enroll/page.tsx",
    layout: "experience",
    access: "experience",
    translated: "participants",
    rule: { params: { enrollmentId: uuid } },
  },
  {
    ...door,
    path: "/experience/:sessionId",
    file: "doors/join/page.tsx",
    layout: "experience",
    access: "experience",
    translated: "participants",
    rule: { params: { sessionId: uuid } },
  },
];

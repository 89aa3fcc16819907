import { emailed, type Page, uuid } from "./page.ts";

const door = { surface: "door" } as const;

/** Doors that an email links to. At a broken link of theirs the server sends the company's application, for the error. */
export const emailedDoors: readonly Page[] = [
  {
    ...door,
    path: "/reset-password/:token",
    file: "doors/reset/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },
  {
    ...door,
    path: "/invite-admin/:token",
    file: "doors/invitation/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },
];

export const doorPages: readonly Page[] = [
  { ...door, path: "/login", file: "doors/login/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/login/code", file: "doors/second-factor/page.tsx", layout: "noheader", access: "guest" },
  { ...door, path: "/signup", file: "doors/signup/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/signing-in", file: "doors/signing-in/page.tsx", layout: "noheader", access: "open" },
  {
    ...door,
    path: "/sign-on/*",
    file: "doors/sign-on/page.tsx",
    layout: "noheader",
    access: "open",
    secret: true,
  },
  { ...door, path: "/verify/*", file: "doors/verify/page.tsx", layout: "home", access: "open", secret: true },
  { ...door, path: "/password/reset", file: "doors/forgot/page.tsx", layout: "noheader", access: "open" },
  ...emailedDoors,
  {
    ...door,
    path: "/demo",
    file: "doors/demo/page.tsx",
    layout: "experience",
    access: "open",
    translated: true,
  },
  {
    ...door,
    path: "/enroll/:enrollmentId",
    file: "doors/enroll/page.tsx",
    layout: "experience",
    access: "experience",
    translated: true,
    rule: { params: { enrollmentId: uuid } },
  },
  {
    ...door,
    path: "/experience/:sessionId",
    file: "doors/join/page.tsx",
    layout: "experience",
    access: "experience",
    translated: true,
    rule: { params: { sessionId: uuid } },
  },
];

export interface List {
  path: string;
  by: "owner" | "admin";
}

const of = (by: List["by"], paths: string[]): List[] => paths.map((path) => ({ by, path }));

/** Every list that a person can open, with its filters and orders. */
export const lists: List[] = [
  ...of("owner", [
    "/api/consumer",
    "/api/consumer?search=person499",
    "/api/consumer?search=nobody-of-this-name",
    "/api/consumer?sort=email",
    "/api/consumer?sort=created",
    "/api/consumer?department=Department%207",
    "/api/session",
    "/api/session?when=upcoming",
    "/api/session?when=past&sort=-start",
    "/api/session?status=draft",
    "/api/session?archived=true",
    "/api/session?search=Hour%2049",
    "/api/session/counts",
    "/api/company/credits",
    "/api/company/credits?reason=purchase",
    "/api/company/credits?reason=grant",
    "/api/company/credits?month=2026-01",
    "/api/checkout/orders",
    "/api/company/audit",
    "/api/user/notifications",
  ]),
  ...of("admin", [
    "/api/admin/overview",
    "/api/admin/companies",
    "/api/admin/companies?sort=name&search=company%2019",
    "/api/admin/users",
    "/api/admin/users?search=small",
    "/api/admin/sessions",
    "/api/admin/sessions?sort=start",
    "/api/admin/orders",
    "/api/admin/orders?sort=amount",
    "/api/admin/audit",
    "/api/admin/outbox",
  ]),
];

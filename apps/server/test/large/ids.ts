/** Fixed ids in the large database. */
export const fixedIds = {
  company: "01a10000-0000-7000-8000-000000000001",
  owner: "01a10000-0000-7000-8000-000000000002",
  admin: "01a10000-0000-7000-8000-000000000003",
};

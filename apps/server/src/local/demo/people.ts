/** The demo company's email domain, which cannot receive email. */
const demoDomain = "northwind.example";

/** The password of every demo account. It is printed at start, in local mode only. */
export const demoPassword = "seven boats home";

export const demoCompanyName = "Northwind Instruments";

export const demoAccounts = {
  owner: { firstName: "Maren", lastName: "Solberg", email: `maren@${demoDomain}` },
  subAdministrator: { firstName: "Benedikt", lastName: "Hahn", email: `benedikt@${demoDomain}` },
  admin: { firstName: "Ida", lastName: "Keeper", email: "admin@lantern.example" },
} as const;

const people: [string, string, string, string, string][] = [
  ["Amara", "Okafor", "Calibration", "Copenhagen", "Europe/Copenhagen"],
  ["Bilal", "Haddad", "Field service", "London", "Europe/London"],
  ["Chiara", "Ricci", "Marketing", "Copenhagen", "Europe/Copenhagen"],
  ["Deniz", "Kaya", "Firmware", "Copenhagen", "Europe/Copenhagen"],
  ["Emeka", "Nwosu", "Sales", "London", "Europe/London"],
  ["Freja", "Lindqvist", "Optics", "Copenhagen", "Europe/Copenhagen"],
  ["Hiro", "Tanaka", "Optics", "Singapore", "Asia/Singapore"],
  ["Mateus", "Alves", "Field service", "São Paulo", "America/Sao_Paulo"],
  ["Rosa", "Delgado", "People", "New York", "America/New_York"],
  ["Tomasz", "Zieliński", "Field service", "London", "Europe/London"],
  ["Uma", "Krishnan", "Support", "Singapore", "Asia/Singapore"],
  ["Yusuf", "Demir", "Sales", "London", "Europe/London"],
];

export const demoPeople = people.map(([firstName, lastName, department, office, timezone]) => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@${demoDomain}`,
  department,
  office,
  timezone,
}));

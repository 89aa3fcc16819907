/** The demo company's email domain, which cannot receive email. */
export const demoDomain = "northwind.example";

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
  ["Anouk", "Visser", "Calibration", "Copenhagen", "Europe/Copenhagen"],
  ["Bjarne", "Holm", "Calibration", "Copenhagen", "Europe/Copenhagen"],
  ["Clara", "Whitfield", "Sales", "London", "Europe/London"],
  ["Dario", "Conti", "Firmware", "Copenhagen", "Europe/Copenhagen"],
  ["Elif", "Arslan", "Firmware", "Copenhagen", "Europe/Copenhagen"],
  ["Fiona", "Byrne", "Support", "London", "Europe/London"],
  ["Gustav", "Nyberg", "Optics", "Copenhagen", "Europe/Copenhagen"],
  ["Jonas", "Weber", "Firmware", "Copenhagen", "Europe/Copenhagen"],
  ["Kofi", "Mensah", "Field service", "London", "Europe/London"],
  ["Leila", "Farsi", "Support", "London", "Europe/London"],
  ["Nadia", "Rahman", "Sales", "London", "Europe/London"],
  ["Oskar", "Lund", "Optics", "Copenhagen", "Europe/Copenhagen"],
];

export const demoPeople = people.map(([firstName, lastName, department, office, timezone]) => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@${demoDomain}`,
  department,
  office,
  timezone,
}));

/** How many of them are invited to the session that can be started now. The others have played before. */
export const readySeats = 12;

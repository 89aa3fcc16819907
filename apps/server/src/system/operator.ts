/** The operator of an installation: who sells, on documents, and whom pages name. */
import { parseTaxNumber, taxNumberExample } from "@lantern/contract/tax-number";
import { countryName } from "./countries.ts";

/** The settings that it is read from. */
const settings = {
  name: "OPERATOR_NAME",
  street: "OPERATOR_STREET",
  postcode: "OPERATOR_POSTCODE",
  city: "OPERATOR_CITY",
  /** ISO 3166 */
  country: "OPERATOR_COUNTRY",
  vat: "OPERATOR_VAT",
  taxNumber: "OPERATOR_TAX_NUMBER",
  register: "OPERATOR_REGISTER",
  iban: "OPERATOR_IBAN",
  bic: "OPERATOR_BIC",
  contact: "OPERATOR_CONTACT",
  phone: "OPERATOR_PHONE",
  email: "OPERATOR_EMAIL",
  /** The email address for people who need help. */
  support: "OPERATOR_SUPPORT",
} as const;

type Field = keyof typeof settings;

/** Null is not set. */
export type Operator = Record<Field, string | null>;

type Environment = { [name in (typeof settings)[Field]]?: string | undefined } & {
  OPERATOR_EXEMPT?: boolean;
  OPERATOR_OSS?: boolean;
};

/** Begins the numbers of documents in local mode, and of nothing else: they are no documents of a seller. */
export const sampleSeries = "SAMPLE";

/** Who sells in local mode: the numbers are examples of their kind that nobody has. */
export const sampleOperator: Operator = {
  name: "Sample Operator GmbH",
  street: "Musterstraße 1",
  postcode: "10115",
  city: "Berlin",
  country: "DE",
  vat: "DE123456789",
  taxNumber: null,
  register: "Amtsgericht Berlin, HRB 0000",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  contact: "Sample contact",
  phone: "+49 30 000000",
  email: "billing@sample.example",
  support: null,
};

/** @param local local mode fills what is not set with a sample, so that everything can be tried */
export function operatorOf(set: Environment, local: boolean): Operator {
  const entries = Object.entries(settings).map(([field, name]) => [
    field,
    set[name] ?? (local ? sampleOperator[field as Field] : null),
  ]);
  const operator: Operator = Object.fromEntries(entries);
  const { vat, country } = operator;
  return { ...operator, vat: vat && country ? parseTaxNumber(vat, country) : vat };
}

/** What is wrong with settings that each are valid on their own. */
export function operatorFaults(set: Environment): string[] {
  const { OPERATOR_VAT: vat, OPERATOR_COUNTRY: country } = set;
  const faults: string[] = [];
  if (vat && country && !parseTaxNumber(vat, country)) {
    const example = taxNumberExample(country);
    faults.push(`OPERATOR_VAT must be a number of OPERATOR_COUNTRY${example ? `, such as ${example}` : ""}`);
  }
  if (set.OPERATOR_EXEMPT && set.OPERATOR_OSS)
    faults.push("OPERATOR_OSS and OPERATOR_EXEMPT exclude each other: only one of them can be yes");
  return faults;
}

/** The settings that are missing, without which nothing is sold: every document must say who the seller is. */
export function missingToSell(operator: Operator): string[] {
  const always = (["name", "street", "postcode", "city", "country"] as const)
    .filter((field) => operator[field] === null)
    .map((field) => settings[field]);
  const hasNumber = operator.vat !== null || operator.taxNumber !== null;
  return hasNumber ? always : [...always, `${settings.vat} or ${settings.taxNumber}`];
}

/** The settings that are missing, without which no document is XRechnung: it must say whom buyers can ask. */
export const missingForXRechnung = (operator: Operator): string[] =>
  (["contact", "phone", "email"] as const)
    .filter((field) => operator[field] === null)
    .map((field) => settings[field]);

/** Where the postcode follows the city. */
const cityFirst = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "US"]);

/** The address as it is written, line by line, without what is missing. */
export function addressLines(
  { street, postcode, city, country }: Pick<Operator, "street" | "postcode" | "city" | "country">,
  language?: string,
): string[] {
  const town = country && cityFirst.has(country) ? [city, postcode] : [postcode, city];
  const lines = [street, town.filter(Boolean).join(" "), country && countryName(country, language)];
  return lines.flatMap((line) => line || []);
}

/** The operator as pages name it. */
export const namedOperator = (operator: Operator) => ({
  name: operator.name,
  address: addressLines(operator).join(", ") || null,
  vat: operator.vat,
});

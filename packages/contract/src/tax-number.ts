/**
 * The forms of VAT numbers, by country: of the European Union (VIES), and of its neighbors that our customers come
 * from. Only the form is checked, not that a number is in use. Sources: the European Commission's "VAT identification
 * numbers" and each country's tax office.
 */

interface TaxForm {
  /** The letters that a number begins with. */
  prefix: string;
  /** The rest of the number. */
  form: RegExp;
  example: string;
}

const form = (prefix: string, pattern: RegExp, example: string): TaxForm => ({
  prefix,
  form: new RegExp(`^(${pattern.source})$`),
  example,
});

const forms: Record<string, readonly TaxForm[]> = {
  AT: [form("AT", /U\d{8}/, "ATU12345678")],
  BE: [form("BE", /[01]\d{9}/, "BE0123456789")],
  BG: [form("BG", /\d{9,10}/, "BG123456789")],
  HR: [form("HR", /\d{11}/, "HR12345678901")],
  CY: [form("CY", /\d{8}[A-Z]/, "CY12345678X")],
  CZ: [form("CZ", /\d{8,10}/, "CZ12345678")],
  DK: [form("DK", /\d{8}/, "DK12345678")],
  EE: [form("EE", /\d{9}/, "EE123456789")],
  FI: [form("FI", /\d{8}/, "FI12345678")],
  FR: [form("FR", /[A-HJ-NP-Z\d]{2}\d{9}/, "FR12345678901")],
  DE: [form("DE", /[1-9]\d{8}/, "DE123456789")],
  GR: [form("EL", /\d{9}/, "EL123456789")],
  HU: [form("HU", /\d{8}/, "HU12345678")],
  IE: [form("IE", /\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W]/, "IE1234567A")],
  IT: [form("IT", /\d{11}/, "IT12345678901")],
  LV: [form("LV", /\d{11}/, "LV12345678901")],
  LT: [form("LT", /\d{9}|\d{12}/, "LT123456789")],
  LU: [form("LU", /\d{8}/, "LU12345678")],
  MT: [form("MT", /\d{8}/, "MT12345678")],
  NL: [form("NL", /[A-Z\d+*]{10}\d{2}/, "NL123456789B01")],
  PL: [form("PL", /\d{10}/, "PL1234567890")],
  PT: [form("PT", /\d{9}/, "PT123456789")],
  RO: [form("RO", /[1-9]\d{1,9}/, "RO1234567890")],
  SK: [form("SK", /[1-9]\d{9}/, "SK1234567890")],
  SI: [form("SI", /[1-9]\d{7}/, "SI12345678")],
  ES: [form("ES", /[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]/, "ESX1234567X")],
  SE: [form("SE", /\d{10}01/, "SE123456789001")],
  GB: [
    form("GB", /\d{9}|\d{12}|(GD|HA)\d{3}/, "GB123456789"),
    // Northern Ireland, for trade in goods with the European Union.
    form("XI", /\d{9}|\d{12}|(GD|HA)\d{3}/, "XI123456789"),
  ],
  CH: [form("CHE", /\d{9}(MWST|TVA|IVA)?/, "CHE123456789 MWST")],
  LI: [form("LI", /\d{5}/, "LI12345")],
  NO: [form("NO", /\d{9}(MVA)?/, "NO123456789MVA")],
  IS: [form("IS", /\d{5,6}/, "IS123456")],
};

/** Numbers of countries without a form here: at least one digit. */
const other = /^(?=.*\d)[A-Z\d/]{4,20}$/;

/** An example of a country's numbers; null for a country whose forms are not known. */
export function taxNumberExample(country: string): string | null {
  return forms[country]?.[0]?.example ?? null;
}

/** The country whose numbers begin as this one does, if it is another one than the given. */
export function countryOfTaxNumber(typed: string, country: string): string | null {
  const number = compact(typed);
  const fits = ({ prefix, form }: TaxForm) =>
    number.startsWith(prefix) && form.test(number.slice(prefix.length));
  return Object.keys(forms).find((id) => id !== country && forms[id]?.some(fits)) ?? null;
}

/**
 * A tax number as it is stored: without spaces, dots and dashes, and with the letters of its country in front. Null when
 * it does not have the form of the country's numbers.
 */
export function parseTaxNumber(typed: string, country: string): string | null {
  const number = compact(typed);
  const rules = forms[country];
  if (!rules) return other.test(number) ? number : null;
  for (const { prefix, form } of rules) {
    if (number.startsWith(prefix) && form.test(number.slice(prefix.length))) return number;
    // Without its country's letters, unless they are those of another country.
    if (form.test(number) && !countryOfTaxNumber(number, country)) return prefix + number;
  }
  return null;
}

/** Greek numbers begin with EL, for which people write GR. */
const compact = (typed: string) =>
  typed
    .replace(/[\s.\-–]/g, "")
    .toUpperCase()
    .replace(/^GR(?=\d{9}$)/, "EL");

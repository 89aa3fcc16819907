import type { Language } from "@lantern/contract/languages";
import type { Tax } from "../../../db/schema/orders.ts";

interface LineTexts {
  vat(percent: string): string;
  /** With the country that the VAT is owed to. */
  oneStopShop(percent: string, country: string): string;
  reverseCharge: string;
  /** With the law, such as "§ 19 UStG". */
  exempt(law: string | null): string;
  outside(seller: string, buyer: string): string;
  territory: string;
  countryOf(id: string): string;
}

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (id: string) => names.of(id) ?? id;
};

const englishName = namesIn("en");
const withArticle = new Set(["GB", "US", "NL", "AE", "PH", "BS", "GM", "MV"]);

/** As in English sentences: "Germany", "the United Kingdom". */
export const countryWithArticle = (id: string) => (withArticle.has(id) ? "the " : "") + englishName(id);

const texts: Record<Language, LineTexts> = {
  en: {
    vat: (percent) => `VAT ${percent}%`,
    oneStopShop: (percent, country) => `VAT ${percent}% (${country}, One-Stop-Shop)`,
    reverseCharge: "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC)",
    exempt: (law) => `No VAT is shown: small business${law ? `, ${law}` : " exemption"}`,
    outside: (seller, buyer) => `Not subject to VAT in ${seller}: place of supply is ${buyer}`,
    territory: "Not subject to VAT: place of supply is outside the VAT territory of the European Union",
    countryOf: countryWithArticle,
  },
  es: {
    vat: (percent) => `IVA ${percent} %`,
    oneStopShop: (percent, country) => `IVA ${percent} % (${country}, ventanilla única)`,
    reverseCharge:
      "Inversión del sujeto pasivo: el destinatario es el deudor del IVA (art. 196 de la Directiva 2006/112/CE)",
    exempt: (law) => `Sin IVA: régimen de pequeñas empresas${law ? `, ${law}` : ""}`,
    outside: (seller, buyer) => `No sujeto a IVA en ${seller}: el lugar de prestación es ${buyer}`,
    territory:
      "No sujeto a IVA: el lugar de prestación está fuera del territorio del IVA de la Unión Europea",
    countryOf: namesIn("es"),
  },
  de: {
    vat: (percent) => `MwSt. ${percent} %`,
    oneStopShop: (percent, country) => `MwSt. ${percent} % (${country}, One-Stop-Shop)`,
    reverseCharge: "Steuerschuldnerschaft des Leistungsempfängers (Art. 196 der Richtlinie 2006/112/EG)",
    exempt: (law) => `Kein Ausweis von Umsatzsteuer: Kleinunternehmer${law ? ` nach ${law}` : "regelung"}`,
    outside: (seller, buyer) => `Nicht steuerbar (${seller}), Leistungsort: ${buyer}`,
    territory:
      "Nicht steuerbar: Der Leistungsort liegt außerhalb des Mehrwertsteuergebiets der Europäischen Union",
    countryOf: namesIn("de"),
  },
};

/** What the law of the seller's country wants on its invoices, word by word, in its own language. */
const statutory: Record<string, { language: string; reverseCharge: string; law?: string; exempt?: string }> =
  {
    DE: {
      language: "de",
      reverseCharge: "Steuerschuldnerschaft des Leistungsempfängers",
      law: "§ 19 UStG",
      exempt: "Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG",
    },
    AT: {
      language: "de",
      reverseCharge: "Übergang der Steuerschuld auf den Leistungsempfänger",
      law: "§ 6 Abs. 1 Z 27 UStG",
      exempt: "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung, § 6 Abs. 1 Z 27 UStG",
    },
    ES: { language: "es", reverseCharge: "Inversión del sujeto pasivo" },
    FR: {
      language: "fr",
      reverseCharge: "Autoliquidation",
      law: "art. 293 B du CGI",
      exempt: "TVA non applicable, art. 293 B du CGI",
    },
    IT: { language: "it", reverseCharge: "Inversione contabile" },
    NL: { language: "nl", reverseCharge: "Btw verlegd" },
  };

/**
 * The sentence about tax that is the same on checkout, quotes, invoices and emails.
 *
 * @param seller the seller's country
 * @param note the operator's own sentence, where no tax is computed
 */
export function taxLine(
  { treatment, percent, country }: Tax,
  seller: string,
  language: Language,
  note: string | null,
): string {
  const t = texts[language];
  const rate = percent.toLocaleString(language);
  const law = statutory[seller];
  const also = (sentence: string | undefined) =>
    sentence && law?.language !== language ? ` (${sentence})` : "";
  switch (treatment) {
    case "domestic":
    case "home_rate":
      return t.vat(rate);
    case "destination":
      return t.oneStopShop(rate, t.countryOf(country!));
    case "reverse_charge":
      return t.reverseCharge + also(law?.reverseCharge);
    case "exempt":
      return t.exempt(law?.law ?? null) + also(law?.exempt);
    case "outside":
      return country === null ? t.territory : t.outside(t.countryOf(seller), t.countryOf(country));
    case "unknown":
      return note ?? "";
  }
}

import { decimal, type EInvoice, type EInvoiceParty, registration, unitPrice } from "./e-invoice.ts";
import { type Content, element, type Xml, xmlFile } from "./element.ts";

const names = "urn:oasis:names:specification:ubl:schema:xsd";
const xrechnung = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";

const cbc = (name: string, content: Content, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, content, attributes);
const cac = (name: string, content: Content) => element(`cac:${name}`, content);

/** An e-invoice as XRechnung, in UBL 2.1 (OASIS). Elements are in the order of the schema. */
export function ublFile(invoice: EInvoice): string {
  const { type, payment, currency, totals, corrects } = invoice;
  const isCreditNote = type === "381";
  const root = isCreditNote ? "CreditNote" : "Invoice";
  const amount = amountsIn(currency);
  const body = [
    cbc("CustomizationID", xrechnung),
    cbc("ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
    cbc("ID", invoice.number),
    cbc("IssueDate", invoice.issued),
    // A credit note has no such element.
    isCreditNote ? null : cbc("DueDate", invoice.dueAt),
    cbc(`${root}TypeCode`, type),
    cbc("Note", invoice.note),
    cbc("DocumentCurrencyCode", currency),
    cbc("BuyerReference", invoice.buyerReference),
    cac("OrderReference", cbc("ID", invoice.purchaseOrder)),
    corrects &&
      cac(
        "BillingReference",
        cac("InvoiceDocumentReference", [cbc("ID", corrects.number), cbc("IssueDate", corrects.issued)]),
      ),
    cac("AccountingSupplierParty", sellerOf(invoice)),
    cac("AccountingCustomerParty", cac("Party", partyOf(invoice.buyer, null))),
    cac("Delivery", cbc("ActualDeliveryDate", invoice.issued)),
    cac("PaymentMeans", [
      cbc("PaymentMeansCode", payment.means),
      cbc("PaymentID", payment.reference),
      payment.account &&
        cac("PayeeFinancialAccount", [
          cbc("ID", payment.account.iban),
          cbc("Name", payment.account.holder),
          cac("FinancialInstitutionBranch", cbc("ID", payment.account.bic)),
        ]),
    ]),
    cac("PaymentTerms", cbc("Note", invoice.terms)),
    cac("TaxTotal", [
      amount("TaxAmount", totals.taxCents),
      cac("TaxSubtotal", [
        amount("TaxableAmount", invoice.tax.netCents),
        amount("TaxAmount", invoice.tax.cents),
        cac("TaxCategory", [
          cbc("ID", invoice.tax.category),
          cbc("Percent", String(invoice.tax.percent)),
          cbc("TaxExemptionReasonCode", invoice.tax.code),
          cbc("TaxExemptionReason", invoice.tax.reason),
          vatScheme,
        ]),
      ]),
    ]),
    cac("LegalMonetaryTotal", [
      amount("LineExtensionAmount", totals.netCents),
      amount("TaxExclusiveAmount", totals.netCents),
      amount("TaxInclusiveAmount", totals.grossCents),
      amount("PrepaidAmount", totals.paidCents),
      amount("PayableAmount", totals.payableCents),
    ]),
    lineOf(invoice, isCreditNote),
  ];
  const namespaces = {
    xmlns: `${names}:${root}-2`,
    "xmlns:cac": `${names}:CommonAggregateComponents-2`,
    "xmlns:cbc": `${names}:CommonBasicComponents-2`,
  };
  return xmlFile(element(root, body, namespaces)!);
}

const amountsIn = (currency: string) => (name: string, cents: number) =>
  cbc(name, decimal(cents), { currencyID: currency });

const taxScheme = (id: string) => cac("TaxScheme", cbc("ID", id));
const vatScheme = taxScheme("VAT");

function lineOf(invoice: EInvoice, isCreditNote: boolean): Xml | null {
  const { line, tax, currency } = invoice;
  return cac(isCreditNote ? "CreditNoteLine" : "InvoiceLine", [
    cbc("ID", "1"),
    cbc(isCreditNote ? "CreditedQuantity" : "InvoicedQuantity", String(line.quantity), { unitCode: "C62" }),
    amountsIn(currency)("LineExtensionAmount", line.netCents),
    cac("Item", [
      cbc("Name", line.what),
      cac("ClassifiedTaxCategory", [
        cbc("ID", tax.category),
        // BR-O-05: what is not subject to VAT has no rate on its line.
        cbc("Percent", tax.category === "O" ? null : String(tax.percent)),
        vatScheme,
      ]),
    ]),
    cac("Price", cbc("PriceAmount", unitPrice(invoice), { currencyID: currency })),
  ]);
}

function sellerOf(invoice: EInvoice): Xml | null {
  const { seller } = invoice;
  const { taxNumber, contact, phone, email } = seller;
  return cac("Party", [
    partyOf(seller, registration(invoice), taxNumber),
    cac("Contact", [cbc("Name", contact), cbc("Telephone", phone), cbc("ElectronicMail", email)]),
  ]);
}

const partyOf = (
  { name, street, postcode, city, country, vat, email }: EInvoiceParty,
  registration: string | null,
  taxNumber: string | null = null,
): Content => [
  cbc("EndpointID", email, { schemeID: "EM" }),
  cac("PartyName", cbc("Name", name)),
  cac("PostalAddress", [
    cbc("StreetName", street),
    cbc("CityName", city),
    cbc("PostalZone", postcode),
    cac("Country", cbc("IdentificationCode", country)),
  ]),
  vat && cac("PartyTaxScheme", [cbc("CompanyID", vat), vatScheme]),
  taxNumber && cac("PartyTaxScheme", [cbc("CompanyID", taxNumber), taxScheme("FC")]),
  cac("PartyLegalEntity", [cbc("RegistrationName", name), cbc("CompanyID", registration)]),
];

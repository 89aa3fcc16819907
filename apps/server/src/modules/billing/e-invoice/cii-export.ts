import { decimal, type EInvoice, type EInvoiceParty, registration, unitPrice } from "./e-invoice.ts";
import { type Content, element, type Xml, xmlFile } from "./element.ts";

const names = "urn:un:unece:uncefact:data:standard";
const namespaces = {
  "xmlns:rsm": `${names}:CrossIndustryInvoice:100`,
  "xmlns:ram": `${names}:ReusableAggregateBusinessInformationEntity:100`,
  "xmlns:udt": `${names}:UnqualifiedDataType:100`,
  "xmlns:qdt": `${names}:QualifiedDataType:100`,
};

const ram = (name: string, content: Content, attributes?: Record<string, string>) =>
  element(`ram:${name}`, content, attributes);

/**
 * An e-invoice as Cross Industry Invoice (UN/CEFACT), in the profile EN 16931 of Factur-X and ZUGFeRD. Elements are in the
 * order of the schema.
 */
export function ciiFile(invoice: EInvoice): string {
  const body = [
    element("rsm:ExchangedDocumentContext", [
      ram(
        "BusinessProcessSpecifiedDocumentContextParameter",
        ram("ID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
      ),
      ram("GuidelineSpecifiedDocumentContextParameter", ram("ID", "urn:cen.eu:en16931:2017")),
    ]),
    element("rsm:ExchangedDocument", [
      ram("ID", invoice.number),
      ram("TypeCode", invoice.type),
      date("IssueDateTime", invoice.issued),
      ram("IncludedNote", ram("Content", invoice.note)),
    ]),
    element("rsm:SupplyChainTradeTransaction", [
      lineOf(invoice),
      agreementOf(invoice),
      ram(
        "ApplicableHeaderTradeDelivery",
        ram("ActualDeliverySupplyChainEvent", date("OccurrenceDateTime", invoice.issued)),
      ),
      settlementOf(invoice),
    ]),
  ];
  return xmlFile(element("rsm:CrossIndustryInvoice", body, namespaces)!);
}

function lineOf(invoice: EInvoice): Xml | null {
  const { line, tax } = invoice;
  return ram("IncludedSupplyChainTradeLineItem", [
    ram("AssociatedDocumentLineDocument", ram("LineID", "1")),
    ram("SpecifiedTradeProduct", ram("Name", line.what)),
    ram(
      "SpecifiedLineTradeAgreement",
      ram("NetPriceProductTradePrice", ram("ChargeAmount", unitPrice(invoice))),
    ),
    ram("SpecifiedLineTradeDelivery", ram("BilledQuantity", String(line.quantity), { unitCode: "C62" })),
    ram("SpecifiedLineTradeSettlement", [
      ram("ApplicableTradeTax", [
        ram("TypeCode", "VAT"),
        ram("CategoryCode", tax.category),
        // BR-O-05: what is not subject to VAT has no rate on its line.
        ram("RateApplicablePercent", tax.category === "O" ? null : tax.percent.toFixed(2)),
      ]),
      ram("SpecifiedTradeSettlementLineMonetarySummation", ram("LineTotalAmount", decimal(line.netCents))),
    ]),
  ]);
}

function agreementOf(invoice: EInvoice): Xml | null {
  const { seller, buyer } = invoice;
  return ram("ApplicableHeaderTradeAgreement", [
    ram("BuyerReference", invoice.buyerReference),
    ram("SellerTradeParty", [
      ram("Name", seller.name),
      ram("SpecifiedLegalOrganization", ram("ID", registration(invoice))),
      ram("DefinedTradeContact", [
        ram("PersonName", seller.contact),
        ram("TelephoneUniversalCommunication", ram("CompleteNumber", seller.phone)),
        ram("EmailURIUniversalCommunication", ram("URIID", seller.email)),
      ]),
      addressOf(seller),
      ram("SpecifiedTaxRegistration", ram("ID", seller.taxNumber, { schemeID: "FC" })),
      vatOf(seller),
    ]),
    ram("BuyerTradeParty", [ram("Name", buyer.name), addressOf(buyer), vatOf(buyer)]),
    ram("BuyerOrderReferencedDocument", ram("IssuerAssignedID", invoice.purchaseOrder)),
  ]);
}

const addressOf = ({ street, postcode, city, country, email }: EInvoiceParty): Content => [
  ram("PostalTradeAddress", [
    ram("PostcodeCode", postcode),
    ram("LineOne", street),
    ram("CityName", city),
    ram("CountryID", country),
  ]),
  ram("URIUniversalCommunication", ram("URIID", email, { schemeID: "EM" })),
];

const vatOf = ({ vat }: EInvoiceParty) => ram("SpecifiedTaxRegistration", ram("ID", vat, { schemeID: "VA" }));

function settlementOf({ payment, tax, totals, dueAt, terms, currency, corrects }: EInvoice): Xml | null {
  const { account } = payment;
  return ram("ApplicableHeaderTradeSettlement", [
    ram("PaymentReference", payment.reference),
    ram("InvoiceCurrencyCode", currency),
    ram("SpecifiedTradeSettlementPaymentMeans", [
      ram("TypeCode", payment.means),
      account &&
        ram("PayeePartyCreditorFinancialAccount", [
          ram("IBANID", account.iban),
          ram("AccountName", account.holder),
        ]),
      account && ram("PayeeSpecifiedCreditorFinancialInstitution", ram("BICID", account.bic)),
    ]),
    ram("ApplicableTradeTax", [
      ram("CalculatedAmount", decimal(tax.cents)),
      ram("TypeCode", "VAT"),
      ram("ExemptionReason", tax.reason),
      ram("BasisAmount", decimal(tax.netCents)),
      ram("CategoryCode", tax.category),
      ram("ExemptionReasonCode", tax.code),
      ram("RateApplicablePercent", tax.percent.toFixed(2)),
    ]),
    ram("SpecifiedTradePaymentTerms", [ram("Description", terms), dueAt && date("DueDateDateTime", dueAt)]),
    ram("SpecifiedTradeSettlementHeaderMonetarySummation", [
      ram("LineTotalAmount", decimal(totals.netCents)),
      ram("TaxBasisTotalAmount", decimal(totals.netCents)),
      ram("TaxTotalAmount", decimal(totals.taxCents), { currencyID: currency }),
      ram("GrandTotalAmount", decimal(totals.grossCents)),
      ram("TotalPrepaidAmount", decimal(totals.paidCents)),
      ram("DuePayableAmount", decimal(totals.payableCents)),
    ]),
    corrects &&
      ram("InvoiceReferencedDocument", [
        ram("IssuerAssignedID", corrects.number),
        date("FormattedIssueDateTime", corrects.issued, "qdt"),
      ]),
  ]);
}

const date = (name: string, day: string, prefix = "udt") =>
  ram(name, element(`${prefix}:DateTimeString`, day.replaceAll("-", ""), { format: "102" }));

/** The billing details of a company. */
export const texts = {
  loading: "Loading the billing details",
  title: "Billing details",
  sub: "They’ll appear on new invoices and receipts. Earlier ones don’t change.",
  name: "Company or person",
  address: "Address",
  country: "Country",
  chooseCountry: "Choose a country",
  tax: "Tax number",
  taxHint: (example: string) => `Your VAT number, for example ${example}. Leave it empty if you have none.`,
  taxHintElsewhere: "The number your accountants need on invoices. Leave it empty if you have none.",
  save: "Save billing details",
  saved: "Billing details saved",
};

/** What a service says about a VAT number. */
export interface VatCheckResult {
  valid: boolean;
  /** Proof that it was asked; null where it gives none. */
  reference: string | null;
}

/** Asks whether VAT numbers of the European Union are in use. */
export interface VatCheck {
  /** Null: there was no answer, for whatever reason. */
  request(number: string): Promise<VatCheckResult | null>;
}

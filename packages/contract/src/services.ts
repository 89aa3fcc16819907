/** Purposes of external services. The page on data processing has a row for each service of the installation. */
export type ServicePurpose =
  | "email"
  | "payments"
  | "vat_numbers"
  | "sign_in"
  | "relay"
  | "chat"
  | "error_reports"
  | "database"
  | "fan_out";

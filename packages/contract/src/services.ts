/** What an outside service is used for. The page on data processing has a row for each, and is sent with those that are set up. */
export type ServicePurpose =
  | "mail"
  | "payments"
  | "sign_in"
  | "relay"
  | "media"
  | "chat"
  | "error_reports"
  | "database"
  | "fan_out";

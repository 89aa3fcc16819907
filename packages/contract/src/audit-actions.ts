/** What an entry of a company's audit log is about, and what was done. It has a text in every language of the dashboard. */
export type CompanyAction =
  | `session.${"export" | "create" | "update" | "move" | "confirm" | "cancel" | "archive" | "unarchive" | "delete" | "duplicate" | "attendees" | "invite" | "revoke" | "start" | "link" | "nudge" | "dates_offered" | "dates_withdrawn" | "reply_done" | "story" | "enrollment" | "enrollment_closed" | "restore" | "team_page" | "team_page_posted" | "team_page_ended"}`
  | `report.${"share" | "unshare" | "open"}`
  | `insights.${"export"}`
  | `series.${"create" | "rename" | "confirm" | "move" | "cancel" | "export" | "enrollment" | "enrollment_closed"}`
  | `consumer.${"add" | "confirm_address" | "import" | "export" | "export_own" | "change" | "change_own" | "leave" | "return" | "remove" | "erase"}`
  | `group.${"create" | "change" | "delete"}`
  | `admin.${"invite" | "role" | "remove" | "factors-reset" | "hand-over" | "withdraw"}`
  | `company.${"second-factor-on" | "second-factor-off" | "story" | "update" | "logo" | "logo-removed" | "billing" | "cost_center" | "invoice_limit" | "restore" | "export"}`
  | `order.${"create" | "refund" | "invoice" | "paid" | "cancel"}`
  | `quote.${"create"}`
  | `credits.${"adjust" | "export" | "settle"}`
  | `user.${"link" | "recovery_code_used" | "recovery_codes" | "passkey_added" | "passkey_removed" | "second_factor_off" | "second_factor_on" | "unlink" | "change" | "confirm_failed" | "delete" | "email" | "export" | "join" | "log_out" | "password" | "profile" | "register" | "sign_in" | "sign_in_ended" | "sign_ins_ended" | "sign_in_failed" | "sign_on_create" | "sign_on_link" | "sign_on_logout" | "sign_on_refuse" | "verified" | "access_ended" | "role" | "sign-out" | "verification"}`
  | `single_sign_on.${"create" | "change" | "delete"}`
  | `domain.${"claim" | "prove" | "remove"}`
  | `platform.${"session-cancel"}`
  | `webhook.${"create" | "change" | "delete" | "secret" | "resend"}`
  | `key.${"create" | "revoke" | "end" | "use"}`
  | `audit.${"export"}`
  | `support.${"read"}`
  | `mail.${"retry"}`;

/** The same for what belongs to no company. */
type PlatformAction =
  | "company.delete"
  | "company.books_ended"
  | `admin.${"link" | "make"}`
  | `setting.${"change" | "delete"}`
  | `experience.${"publish" | "withdraw"}`
  | "product.change";

export type AuditAction = CompanyAction | PlatformAction;

/** What can be done to a thing: "create" for `key.create`. */
export type AuditVerb<Thing extends string> = AuditAction extends infer Action
  ? Action extends `${Thing}.${infer Verb}`
    ? Verb
    : never
  : never;

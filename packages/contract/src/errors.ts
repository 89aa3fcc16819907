import { type ErrorCode, isErrorCode } from "./error-codes.ts";
import { formTexts } from "./form-texts.ts";
import { unauthenticated } from "./unauthenticated.ts";

export { type ErrorCode, isErrorCode } from "./error-codes.ts";

/**
 * The error catalog: every error code of the HTTP API with its text and its usual HTTP status.
 * People see the texts unchanged, so a new text is a change of the product.
 */
export const errorCatalog = {
  CONSUMER_001: { status: 404, message: "Consumer not found" },
  CONSUMER_002: { status: 403, message: "Consumer not assigned to a session" },
  CONSUMER_003: { status: 409, message: "Consumer already assigned to a session" },
  SESSION_001: { status: 404, message: "Session not found" },
  SESSION_002: { status: 409, message: "Insufficient credits" },
  SESSION_003: { status: 409, message: "Failed to create session" },
  SESSION_004: { status: 409, message: "Failed to update session" },
  SESSION_005: { status: 409, message: "Failed to delete session" },
  SESSION_006: { status: 409, message: "Session is already completed" },
  SESSION_007: { status: 404, message: "Session consumers not found" },
  SESSION_008: { status: 409, message: "Failed to send session notification" },
  SESSION_009: { status: 404, message: "Session consumer not found" },
  SESSION_010: { status: 409, message: "Session cannot be cancelled" },
  SESSION_011: { status: 409, message: "Failed to cancel session" },
  SESSION_012: {
    status: 422,
    message: "The experience start time must be in the future. Please select a time after the current time.",
  },
  SERIES_UNKNOWN: { status: 404, message: "Series not found" },
  GROUP_UNKNOWN: { status: 404, message: "Group not found" },
  USER_001: { status: 404, message: "User not found" },
  USER_002: { status: 422, message: "Failed to create user" },
  USER_003: { status: 409, message: "Failed to update user" },
  USER_004: { status: 409, message: "Failed to delete user" },
  USER_005: { status: 409, message: "User already exists" },
  USER_006: { status: 422, message: "Invalid user type" },
  USER_007: { status: 422, message: "Email already exists" },
  USER_008: { status: 404, message: "User notification not found" },
  USER_009: { status: 403, message: "User unauthorized" },
  USER_010: { status: 404, message: "User profile not found" },
  USER_011: { status: 422, message: "User must use business email" },
  USER_012: { status: 422, message: "The provided password does not match your current password" },
  USER_013: { status: 422, message: formTexts.USER_013 },
  USER_014: { status: 422, message: formTexts.USER_014 },
  COMPANY_001: { status: 409, message: "Consumer and session are not from the same company" },
  BREAKOUT_001: { status: 404, message: "Breakout room not found" },
  BREAKOUT_002: { status: 409, message: "Consumer already assigned to a breakout room" },
  EXPERIENCE_001: { status: 409, message: "Experience not assigned to session" },
  EXPERIENCE_002: { status: 404, message: "Experience not found" },
  REQUEST_001: { status: 422, message: "Invalid request" },
  CHECKOUT_001: { status: 409, message: "Checkout process failed" },
  CHECKOUT_002: { status: 404, message: "Order not found" },
  CHECKOUT_003: {
    status: 409,
    message:
      "Product configuration error: This item cannot be purchased at this time. Please contact support.",
  },
  SETTING_001: { status: 409, message: "Failed to delete setting" },
  SETTING_002: { status: 404, message: "Setting not found" },

  SIGN_IN_METHOD: {
    status: 403,
    message: "Your company has chosen other ways to sign in. Please use one of them.",
  },
  UNAUTHENTICATED: unauthenticated,
  LOGIN_FAILED: { status: 401, message: "Login failed" },
  SOCIAL_LOGIN_FAILED: { status: 401, message: "Social login failed" },
  /** The password or the provider's proof was right, and this browser has the ticket for the next step. */
  SECOND_FACTOR: { status: 403, message: "Enter the code from your authenticator app to finish signing in." },
  SECOND_FACTOR_EXPIRED: { status: 403, message: "That took too long. Please sign in again." },
  SECOND_FACTOR_WRONG: { status: 422, message: "This code is wrong or was used before. Try the next one." },
  SECOND_FACTOR_SET: { status: 409, message: "Your account already has an authenticator app." },
  SECOND_FACTOR_MISSING: { status: 409, message: "This account has no authenticator app and no passkey." },
  PASSKEY_REFUSED: {
    status: 403,
    message: "This passkey wasn’t accepted. Please try again, or sign in another way.",
  },
  /** The company's Owner requires one, and until then no operation of the company is open. */
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: "Your company requires a second step for signing in. Please set one up first.",
  },
  SIGN_ON_REQUIRED: {
    status: 403,
    message:
      "Your company uses single sign-on. Please sign in with your work email address on the sign-in page.",
  },
  SIGN_ON_FAILED: {
    status: 401,
    message: "Your company’s sign-in didn’t work. Please try again, or tell the person who set it up.",
  },
  SIGN_ON_ADDRESS: {
    status: 403,
    message:
      "Your company’s provider didn’t confirm an address at one of your company’s domains, so we can’t sign you in. Please tell the person who set it up.",
  },
  SIGN_ON_NO_ACCOUNT: {
    status: 403,
    message: "You have no account here yet. Please ask an Owner of your company to invite you.",
  },
  SIGN_ON_UNDECIDED: {
    status: 403,
    message:
      "Your company’s provider says that you’re somebody new, but your address belongs to an account here. An Owner of your company has to decide whether it’s yours.",
  },
  DOMAIN_IN_USE: {
    status: 409,
    message: "Another company has already verified this domain. If it’s yours, please contact support.",
  },
  DOMAIN_UNPROVED: {
    status: 409,
    message: "We couldn’t find the record. New records can take an hour to appear. Please check again later.",
  },
  CSRF_MISMATCH: { status: 419, message: "Your page was open for a while. Please try again." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  EMAIL_UNVERIFIED: {
    status: 403,
    message: "Please confirm your email address first. Use the link we emailed you.",
  },
  LINK_EXPIRED: { status: 410, message: "This link is no longer valid. Please ask for a new one." },
  CODE_WRONG: { status: 403, message: "This code is wrong or has expired. You can ask for a new one." },
  PROOF_NEEDED: {
    status: 403,
    message: "Please show that it’s you: use your personal link, or a code we email you.",
  },
  SEAT_IN_USE: { status: 409, message: "You are already playing in another window." },
  SESSION_CANCELLED: { status: 410, message: "This session has been cancelled." },
  SESSION_FULL: { status: 409, message: "All seats in this session are taken." },
  ENROLLMENT_UNKNOWN: {
    status: 404,
    message: "This link doesn’t lead to a session. Please check that you copied all of it.",
  },
  ENROLLMENT_CLOSED: { status: 409, message: "Nobody can sign up for this session any more." },
  ENROLLMENT_DOMAIN: { status: 422, message: "Please use your address at the company that invites you." },
  ENROLLMENT_REFUSED: {
    status: 403,
    message:
      "Your company’s list of people doesn’t allow this address. Please ask the person who shared the link.",
  },
  TEAM_PAGE_OFF: { status: 409, message: "Your company doesn’t let its teams share a page." },
  POLL_CLOSED: { status: 410, message: "Nobody can choose dates for this session any more." },
  OFFER_OVER: { status: 410, message: "The time of this offer is over, or the seat was taken." },
  SOCIAL_CONFIRM: {
    status: 409,
    message: "This address already has an account. Please open the link we just emailed to it.",
  },
  CREDITS_OWED: {
    status: 409,
    message: "Your company owes credits that were refunded. Please contact support to settle them first.",
  },
  BILLING_MISSING: { status: 409, message: "Please enter your company’s billing details first." },
  BILLING_INCOMPLETE: {
    status: 409,
    message: "Please complete the address of this billing account first: street, postcode, and city.",
  },
  BILLING_IN_USE: {
    status: 409,
    message:
      "Your company’s default billing account can’t be deleted. Please make another one the default first.",
  },
  /** The operator's settings lack what XRechnung demands of a seller; `npm run doctor` names them. */
  XRECHNUNG_SELLER: {
    status: 409,
    message: "We can’t send XRechnung yet. Please choose PDF, or contact support.",
  },
  XRECHNUNG_NONE: {
    status: 404,
    message:
      "This document has no XRechnung. Invoices and credit notes get one if their billing account has a reference and an email for invoices.",
  },
  /** Where VAT is charged, prices are in the currency of the country that it is owed to. */
  CURRENCY_VAT: {
    status: 409,
    message:
      "With VAT, this billing account can only buy in the currency of the country that the VAT is owed to. Please choose that one.",
  },
  CURRENCY_NO_PRICE: {
    status: 409,
    message:
      "The VAT on this sale is owed in a currency that we have no prices in yet. Please contact support.",
  },
  /** Reverse charge needs a VAT number of the seller, too. */
  VAT_SELLER: {
    status: 409,
    message:
      "We can’t sell to companies with a VAT number from another EU country yet. Please contact support.",
  },
  VAT_UNCHECKED: {
    status: 409,
    message: "We couldn’t check your VAT number yet. Please try again later, or contact support.",
  },
  CURRENCY_SET: {
    status: 409,
    message: "Your company already buys in another currency. Please contact support to change it.",
  },
  INVOICES_UNPAID: {
    status: 409,
    message: "Your company has unpaid invoices. Please pay them before you order by invoice again.",
  },
  QUOTE_EXPIRED: { status: 409, message: "This quote is no longer valid. Please create a new one." },
  ORDER_EXISTS: {
    status: 409,
    message: "Your company already has an unpaid invoice for the same number of credits.",
  },
  ORDER_PAID: {
    status: 409,
    message: "This order has been paid, so it can’t be cancelled. Please contact support for a refund.",
  },
  ORDER_CANCELLED: { status: 409, message: "This order was cancelled. Please place a new one." },
  CREDITS_USED: {
    status: 409,
    message: "Some credits of this order are already used or reserved, so it can’t be cancelled.",
  },
  NOT_REFUNDABLE: {
    status: 409,
    message: "None of this order’s credits can be refunded here. Please contact support.",
  },
  SIGN_IN_AGAIN: {
    status: 403,
    message: "Please sign out and in again, then make this change within ten minutes.",
  },
  IDENTITY_IN_USE: {
    status: 409,
    message:
      "This account is already linked to a Lantern Hour account. Unlink it there first, or choose another one.",
  },
  LAST_SIGN_IN_METHOD: {
    status: 409,
    message: "This is your only way to sign in. Set a password or link another account first.",
  },
  OTHER_BROWSER: { status: 409, message: "Please open this link in the browser you signed in with." },
  EMAIL_UNREADABLE: { status: 422, message: "This isn’t an email that we can read." },
  COLUMNS_UNKNOWN: {
    status: 422,
    message:
      "We can’t tell which column is which. Please add a line of headings, such as First name, Last name, Email, or use the page “Add participants”, where you can choose.",
  },
  REPORT_GUESSED: {
    status: 429,
    message:
      "Too many wrong passwords were tried on this link, perhaps by someone else. Please ask the person who sent it for a new link, or try again in a few minutes.",
  },
  REPORT_PASSWORD: {
    status: 403,
    message: "This password isn’t right. Please ask the person who sent you the link.",
  },
  UNAVAILABLE: {
    status: 503,
    message: "A lot is happening here right now. Please try again in a moment.",
  },
  SERVER_ERROR: { status: 500, message: "Server error. Please try again later." },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;

export const unknownErrorMessage = "An unknown error occurred";

/** The text of a code. An unknown code has the general text. */
export function messageOf(code: string): string {
  return isErrorCode(code) ? errorCatalog[code].message : unknownErrorMessage;
}

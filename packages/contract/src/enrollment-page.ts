import type { getOpenEnrollment } from "./http/enrollment.ts";
import type { ResponseOf } from "./http/operation.ts";

/** Id of the script element in which the page server writes what an enrollment page shows, as JSON. */
export const enrollmentId = "lantern-enrollment";

/** What the enrollment page shows to everybody who has its link. */
export type EnrollmentPage = ResponseOf<typeof getOpenEnrollment>;

/** The state of a sign-in at a company's provider begins with this if it only proves an address to enroll. */
export const enrollmentState = "enroll_";

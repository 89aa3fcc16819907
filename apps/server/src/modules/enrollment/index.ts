/** Seats that people take themselves, by one link for a session or a series. Other modules import only this file. */
export { enrollAgain } from "./enroll.ts";
export { findCardedEnrollment } from "./presenter.ts";

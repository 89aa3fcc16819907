/** Removes people from a company, and erases personal data. Other modules import only this file. */
export { erasePeople } from "./erase-people.ts";
export { leave as leaveCompany } from "./leave.ts";
export { removePeople, upcomingSeats } from "./remove-people.ts";

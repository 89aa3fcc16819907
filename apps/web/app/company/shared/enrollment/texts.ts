import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;
const seats = (count: number) => `${formatNumber(count)} ${count === 1 ? "seat" : "seats"}`;

/** One link by which people take a seat of a session or a series themselves. */
export const texts = {
  title: "Open enrollment",
  intro:
    "Post one link in a channel. Anyone who confirms an address at your company can take a seat, without an invitation. It never takes more seats than this session has.",
  open: "Open enrollment",
  link: "Link to post",
  status: (enrolled: number, free: number) =>
    `${people(enrolled)} signed up with the link, and ${free === 0 ? "no seats" : seats(free)} ${free === 1 ? "is" : "are"} free.`,
  waiting: (waiting: number, offered: number) =>
    `${people(waiting)} on the waiting list${offered > 0 ? `, ${formatNumber(offered)} with an offer` : ""}.`,
  withdrawn: (count: number) => `${people(count)} gave up a seat.`,
  closes: (when: string) => `Open until ${when}.`,
  closesAtStart: "Open until the session starts.",
  closed: "Closed. People on the waiting list still get seats that become free.",
  domains: (domains: string) => `For addresses at ${domains}.`,
  change: "Change",
  reopen: "Open again",
  close: "Close",
  closing: {
    title: "Close enrollment?",
    text: "Nobody can take a seat with the link after that. People who have one keep it. You can open enrollment again.",
    submit: "Close enrollment",
    done: "Enrollment is closed",
  },
  form: {
    title: "Open enrollment",
    seats: "Maximum number of people (optional)",
    seatsHint: (count: number) => `Leave it empty for all of the session’s ${seats(count)}.`,
    day: "Last day (optional)",
    dayHint: "It closes at the end of this day, and always when the session starts.",
    submit: "Open enrollment",
    done: "Enrollment is open",
  },
  series: {
    intro:
      "Post one link in a channel. Anyone who confirms an address at your company can take a seat at every date, or at some of them. It never takes more seats than a session has.",
    dates: "Seats by date",
    date: (enrolled: number, free: number, waiting: number) =>
      `${people(enrolled)} signed up, ${free === 0 ? "no seats" : seats(free)} free${waiting > 0 ? `, ${formatNumber(waiting)} on the waiting list` : ""}.`,
    dateClosed: "Closed for this date.",
    noneFree: "Every seat is taken. To offer more, raise the number of seats on the page of a session.",
    closesAtStart: "Open at each date until its session starts.",
    closed: "Closed. People on a waiting list still get seats that become free.",
    closing: {
      title: "Close enrollment?",
      text: "Nobody can take a seat at any date of this series with a link after that. People who have one keep it. You can open enrollment again.",
      submit: "Close enrollment",
      done: "Enrollment is closed",
    },
    seatsHint: (count: number) =>
      `At each date. Leave it empty for all seats of each session. The smallest has ${formatNumber(count)}.`,
    dayHint: "It closes at the end of this day, and for each date when its session starts.",
  },
};

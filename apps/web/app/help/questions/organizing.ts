import type { QuestionGroup } from "../question-group.ts";

export const organizing: QuestionGroup = {
  id: "organising",
  title: "Organizing",
  list: [
    {
      q: "How do I set up a session?",
      a: [
        "Choose an adventure, a time, and the people, on one page. Confirm the session and send the invitations. We do the rest: reminders a day and an hour before, the start time in everyone’s own time zone, and the scorecards afterwards.",
      ],
      terms: "plan schedule create organize start begin book setup",
    },
    {
      q: "Can I decide who plays with whom?",
      a: [
        "Yes. Put people into teams by hand, or let a rule mix departments or offices. We follow your plan as closely as we can with the people who actually come.",
      ],
      terms: "mix departments assign groups teams breakout split random",
    },
    {
      q: "Can I reschedule or cancel a session?",
      a: [
        "Yes. We email everyone who was invited and hasn’t declined, and their calendars update. When you cancel, all reserved credits are released at once.",
      ],
      terms: "cancel cancellation reschedule postpone move change date",
    },
    {
      q: "How do I know that everyone is ready?",
      a: [
        "The session’s page shows who is coming, who can’t come, and who has tested their microphone and sound. One button reminds the people who haven’t answered, and another those who haven’t run the check.",
      ],
      terms: "rsvp answers reminder ready attendance confirm status",
    },
    {
      q: "What do I get afterwards?",
      a: [
        "A report: who attended, and for each team of three or more its path through the story, its measures, and what it will do at work. You can download it as CSV and PDF.",
      ],
      terms: "report results outcome export csv pdf scorecard feedback",
    },
    {
      q: "How late can we cancel, and what does it cost?",
      a: ["You can cancel until the session starts, and it costs no credits."],
      terms: "cancel cancellation fee deadline last minute late cost stornieren",
    },
    {
      q: "What about no-shows?",
      a: ["Their teams play on without them, and their credits are released when the session ends."],
      terms: "no-show noshow no show charge charged absent missing not come didn't attend unused seat",
    },
    {
      q: "Can colleagues sign up for a session themselves?",
      a: [
        "Yes. Choose “Open enrollment” on the page of a confirmed session, or of a series for all its dates, and post the link. Whoever proves an address of your company takes a seat, as long as there are some. After that, people wait, and a seat that becomes free is offered to whoever has waited longest.",
      ],
      terms: "enroll enrollment register signup open link channel self waiting list volunteers",
    },
    {
      q: "Can we ask people which date suits them?",
      a: [
        "Yes. Save a draft without a date and choose “Offer dates” on its page. People get an email with two or three dates and choose those that suit them; you see how many people each date suits. When you confirm one, we send the invitation with the calendar file.",
      ],
      terms: "poll doodle date dates vote availability calendar suit when find schedule options",
    },
    {
      q: "Can people from outside the company take part?",
      a: [
        "Yes. Add their addresses to your list, and they get an invitation like all the others. Open enrollment is for addresses of your company’s domains.",
      ],
      terms: "external guests clients customers partners freelancers contractors outside",
    },
    {
      q: "What about different time zones?",
      a: [
        "Each person reads the start in their own time zone. When you plan, you see the local time of the people you invite, and times outside working hours are marked.",
      ],
      terms: "timezone time zone international remote countries offices global abroad",
    },
    {
      q: "How far ahead do we have to plan?",
      a: [
        "As you like: a session can start today. There is no calendar of ours to fit into. The earlier you invite people, the more of them can come.",
      ],
      terms: "book booking availability lead time notice same day soon advance when",
    },
    {
      q: "We are more people than fit into one session. What now?",
      a: [
        "Split your list into several sessions by time zone, by department, or at random: we make a draft for each, and you choose the dates.",
      ],
      terms:
        "large company many people hundreds split several sessions big event maximum more than 300 500 1000",
    },
    {
      q: "Can we add our logo and our own words?",
      a: [
        "Yes. Your logo is in emails and in the lobby, you can write the invitation’s greeting and note, and the story has a few fields for words of your own.",
      ],
      terms: "branding logo customize custom white label personalize brand colors own name",
    },
    {
      q: "Can we import people from a file or from our directory?",
      a: [
        "Yes. Paste a list, import a CSV file, or connect a directory such as Entra ID or Okta through SCIM.",
      ],
      terms: "import csv excel upload hr system hris scim directory active entra okta list employees",
    },
    {
      q: "Is there an API?",
      a: ["Yes. Owners make keys and webhooks under Company settings."],
      terms: "api webhook integration rest automate zapier developers keys",
    },
  ],
};

export const texts = {
  optional: "(optional)",
  chooseDay: "Choose a day",
  searchZone: "Search for a city or country",
  showZones: "Show time zones",
  noZone: "No time zone found. Try the nearest large city.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  copy: "Copy",
  copyOf: (label: string) => `Copy: ${label}`,
  copied: "Copied",
  done: "Done",
  leave: {
    title: "Leave without saving?",
    text: "You haven’t saved your changes yet.",
    cancel: "Stay here",
    leave: "Leave",
  },
  list: {
    couldNotLoad: "We couldn’t load this",
    showMore: "Show more",
  },
  sessions: {
    states: {
      draft: "Draft",
      confirmed: "Confirmed",
      live: "Live",
      completed: "Completed",
      cancelled: "Cancelled",
    },
    inArchive: (state: string) => `${state}, archived`,
  },
};

export const texts = {
  intro: "The state of the widget on this page, updated every second.",
  configured: "Configured",
  isConfigured: (id: string) => `Yes, app ${id}`,
  notConfigured: "No, the built-in help panel is used",
  started: "Started",
  startedAt: (seconds: string) => `Yes, ${seconds} s after the page loaded`,
  notStarted: "No",
  panel: "Help panel",
  panelHere: "On this page",
  panelAway: "Not on this page",
  requests: "Requests to third parties",
  noRequests: "None",
};

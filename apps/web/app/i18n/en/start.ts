/** What a page says before its texts have loaded, or without them. Each of these is also read alone. */
export const loading = "Loading";

/** Where a browser runs no scripts. */
export const noScript = "This page needs JavaScript. Please allow it in your browser, then reload the page.";

/** Labels of the toast area. */
export const toastLabels = { area: "Messages", close: "Close message" };

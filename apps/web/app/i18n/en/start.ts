/** What a page says before its texts have loaded, or without them. Each of these is also read alone. */
export const loading = "Loading";

/** Where a browser runs no scripts. */
export const noScript = "This page needs JavaScript. Please allow it in your browser, then reload the page.";

/** In browsers older than those of docs/guides/browsers.md. */
export const oldBrowser =
  "Your browser is too old for this page. Please use Chrome 116, Edge 121, Firefox 128, Safari 17.4, or a newer version of these.";

/** Labels of the toast area. */
export const toastLabels = { area: "Messages", close: "Close message" };

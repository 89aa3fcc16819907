import { pageConfig } from "../api/page-config.ts";
import { readConsent } from "./consent.ts";
import { drawLauncher } from "./launcher.ts";

/** Delay from the page's load event to help, in milliseconds. */
const afterLoad = 1000;

let started = false;

/**
 * A second after the page has loaded, starts the external chat if one is configured and the visitor has agreed before.
 * Otherwise shows the button of the built-in panel, and the consent question if a chat is configured. Nothing external
 * loads without consent. Does not use React, because the public pages load without the app.
 */
export function startHelp(): void {
  if (started) return;
  started = true;
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function begin(): void {
  setTimeout(async () => {
    const appId = pageConfig().intercom_app_id;
    if (appId && readConsent() === "yes") return (await import("./intercom.ts")).startIntercom(appId);
    drawLauncher();
    if (appId && readConsent() === null) (await import("./request-consent.ts")).requestConsent(appId);
  }, afterLoad);
}

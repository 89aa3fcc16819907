import { readConfig } from "../api/open-config.ts";
import { readConsent } from "./consent.ts";

/** How long after the page has loaded help appears, in milliseconds. */
const afterLoad = 1000;

let started = false;

/**
 * About a second after the page has loaded: the outside chat, where one is set up and its visitor has agreed earlier;
 * else the button of the built-in panel, and where a chat is set up the question. Nothing of others is fetched before
 * a yes. Framework-free, because the public pages come without the app.
 */
export function startHelp(): void {
  if (started) return;
  started = true;
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function begin(): void {
  const config = readAppId();
  setTimeout(async () => {
    const appId = await config;
    if (appId && readConsent() === "yes") return (await import("./intercom.ts")).startIntercom(appId);
    const { drawLauncher } = await import("./launcher.ts");
    drawLauncher();
    if (appId && readConsent() === null) (await import("./request-consent.ts")).requestConsent(appId);
  }, afterLoad);
}

async function readAppId(): Promise<string | null> {
  return (await readConfig())?.intercom_app_id ?? null;
}

/** Whether help shows on the page that is open now; an hour, or a page of one's own task, is not disturbed. */
export function showHelp(visible: boolean): void {
  document.documentElement.toggleAttribute("data-no-help", !visible);
}

import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { isSample } from "../scripts/lib/sample.ts";

/** The machine's Chromium if it is installed, else the browser that Playwright downloaded. */
const chromium = [
  process.env.CHROMIUM_PATH,
  ...["chromium-headless-shell", "chromium", "chromium-browser"].map((name) => `/usr/bin/${name}`),
].find((path): path is string => path !== undefined && existsSync(path));

/**
 * `npm test` runs the journeys whose title names a row of docs/checklist.md and those with the tag `ALWAYS` of fixtures/test.ts;
 * `npm run verify:journeys` runs all.
 */
const ofSample = [/\b[A-Z]\d\d\b/, /@always/];

const port = Number(process.env.E2E_PORT ?? 3210);
/** Journeys that mostly wait for a session to continue. */
const waiting = "**/live/**";
/** Journeys that measure time or play films, which other browsers at the same time would slow down. */
const timed = ["**/live/blind-participant.spec.ts", "**/live/film.spec.ts"];
/** A running product (`E2E_URL`), or one started for this run. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://localhost:${port}`;
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "lantern-e2e-"));

/** Features of Chromium that Playwright turns off; only the last list of a command line counts. */
const offInPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** For each window, which nobody sees, Chromium would load two pages of its address bar and one page in reserve. */
const unseenPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

export default defineConfig({
  testDir: process.env.E2E_FOLDER ?? "journeys",
  ...(isSample && { grep: ofSample }),
  outputDir: "test-results",
  // Journeys of pages keep two cores busy. Journeys of the live session mostly wait, so one of them runs beside those.
  workers: 3,
  projects: [
    { name: "live", testMatch: waiting, testIgnore: timed, workers: 1 },
    { name: "pages", testIgnore: waiting },
    { name: "timed", testMatch: timed, workers: 1, dependencies: ["live", "pages"] },
  ],
  fullyParallel: false,
  // On a busy machine a journey may fail once; the summary counts those that needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL,
    // Moving pictures take most of two cores without a graphics card. Tests of motion enable them.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Traces take a third of a run's CPU, and with six cameras enough to fail the test. `--trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // A page of a journey does not live long enough for optimized code to pay: without it, pages take 12 % less CPU.
        "--js-flags=--no-opt,--no-maglev",
        "--disable-background-networking",
        `--disable-features=${[...offInPlaywright, ...unseenPages]}`,
        // A hidden frame of a provider's site redirects to ours, which in production is not on the local network.
        `--ip-address-space-overrides=127.0.0.1:${new URL(baseURL).port || 80}=public`,
      ],
    },
  },
  ...(running === undefined && {
    webServer: {
      command: "node ../scripts/start.mjs",
      url: `${baseURL}/readyz`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      stdout: "pipe",
      env: {
        ...(process.env as Record<string, string>),
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: "1",
      },
    },
  }),
});

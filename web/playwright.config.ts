import { defineConfig, devices } from '@playwright/test'
import { packagedChromium } from '../netlify/testing/run/chromium.ts'

const executablePath = process.env.CHROMIUM_PATH ?? packagedChromium()

/**
 * Parts of Chromium's own window that nobody sees in tests. For each page Chromium would run a second page,
 * the list below its address bar, which costs as much as a page of ours.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']
/**
 * The features that Playwright 1.65 itself disables, in `chromiumSwitches.ts`: Chromium uses only the second
 * of two such lists, so this list repeats Playwright's.
 */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Chromium for a machine without a display, without the calls to its maker, which a closed network would only
 * refuse.
 */
const chromium = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightsOwn, ...unseen].join()}`,
      // There is no other machine: requests to one fail.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...(process.env.E2E_ARGS?.split(' ') ?? []),
    ],
  },
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.local/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // Without animations, because elements that fade or slide are in between for a while, and longer on a
    // slow machine; a test of motion turns them on.
    reducedMotion: 'reduce',
    // A service worker would answer in place of the server, and its own requests would bypass `page.route`.
    // So tests see the site as on a first visit, and only `app.spec.ts` allows the worker.
    serviceWorkers: 'block',
    // Recording each test takes a tenth of its time, so the first try saves only a screenshot, and the second
    // a recording.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    ...chromium,
  },
  // A test without a tag runs on the desktop. Most visitors use a phone, so a test of what is the same at any
  // width runs only there (`@phone-alone`); a test with `@phone` runs on both, because the two differ in it.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-alone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 800 } },
      grep: /@phone/,
    },
  ],
  // The site is built and the demo data made once; each worker starts the whole product on a copy, see
  // `e2e/steps/fixtures.ts`.
  globalSetup: './e2e/product/first-product.ts',
})

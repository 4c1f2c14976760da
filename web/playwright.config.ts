import { defineConfig, devices } from '@playwright/test'
import { packagedChromium } from '../netlify/testing/run/chromium.ts'

const executablePath = process.env.CHROMIUM_PATH ?? packagedChromium()

/**
 * Parts of Chromium's own window that nobody sees here: for each page it would run a second one, the list below its address bar,
 * at the cost of a page of ours.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']
/** What Playwright 1.65 switches off itself, in `chromiumSwitches.ts`: of two such lists Chromium takes the second alone. */
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

/** Chromium on a machine without a display, without the calls home that a closed network would only refuse. */
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
      // There is no other machine: what a page asks of one fails.
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
    // What fades or slides is in between for a while, longer on a slow machine; a test of motion asks for it.
    reducedMotion: 'reduce',
    // A service worker would answer instead of the server, and requests of its own pass by `page.route`: the tests see the site
    // as on a first visit. `app.spec.ts` alone allows it.
    serviceWorkers: 'block',
    // Recording each test costs a tenth of its time: the first try leaves a picture, the second a recording.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    ...chromium,
  },
  // A test without a mark runs on the desktop. Most visitors hold a phone, so what is the same at any width runs there alone,
  // `@phone-alone`; with `@phone` it runs on both, because the two differ in it.
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
  // The site is built and the demo data made once; each worker starts the whole product on a copy: `e2e/steps/fixtures.ts`.
  globalSetup: './e2e/product/first-product.ts',
})

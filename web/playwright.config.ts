import { execPath } from 'node:process'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 8870)

/** Chromium on a machine without a display, without the calls home that a closed network would only refuse. */
const chromium = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // There is no other machine: what a page asks of one fails.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...(process.env.E2E_ARGS?.split(' ') ?? []),
    ],
  },
}

const first = [
  'admin-account.spec.ts',
  'enquiry-to-report.spec.ts',
  'hidden-model.spec.ts',
  'dealership.spec.ts',
  'made-model.spec.ts',
]

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
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
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
    // These run first and one by one: one counts what came in today, one ends everybody's session, the others change for a
    // while what every page shows.
    {
      name: 'main job',
      testMatch: first,
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      testIgnore: first,
      dependencies: ['main job'],
      grepInvert: /@phone-alone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: first,
      dependencies: ['main job'],
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 800 } },
      grep: /@phone/,
    },
  ],
  // The whole product as `npm start` runs it, on new data of its own, or on data a drill made for it; the login it prints
  // goes to the tests.
  webServer: {
    command: `"${execPath}" netlify/local/start.ts${process.env.DEALER_E2E_KEEP ? '' : ' --fresh'}`,
    cwd: '..',
    env: {
      PORT: String(port),
      DEALER_DATA_DIR: process.env.DEALER_E2E_DATA ?? '.local/e2e-data',
      // Two browsers that never pause call more often than the people of one address.
      DEALER_RATE_LIMITS: 'off',
    },
    wait: { stdout: /Staff login: (?<STAFF_USER_ID>\S+) \/ (?<STAFF_PASSWORD>\S+)/ },
    timeout: 420_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

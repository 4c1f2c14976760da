import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the browser to draw with: the one that CHROMIUM_PATH names, this machine's, or Playwright's own. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  const candidates = named ? [named] : [...places, chromium.executablePath()]
  const found = candidates.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which is not there.`
      : 'The studio draws with Chromium, and there is none on this machine. Install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), or name yours in CHROMIUM_PATH.',
  )
}

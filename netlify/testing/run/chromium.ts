import { existsSync } from 'node:fs'
import { installDebianPackage } from '#server/command/debian-package.ts'
import { Failure } from '#server/command/failure.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const cure =
  'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name yours: CHROMIUM_PATH=… npm test'

/** The path of a browser that this machine's own package system installed, or undefined. */
export function packagedChromium(): string | undefined {
  return places.find((path) => existsSync(path))
}

/** The path of a Chromium for the browser tests, or undefined. */
export async function findChromium(
  environment: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  const named = environment.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named))
      throw new Failure(`CHROMIUM_PATH names ${named}, which is not there.`, 'Correct or unset it.')
    return named
  }
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return packagedChromium() ?? (existsSync(own) ? own : undefined)
}

/** Finds Chromium, or installs it where this account may. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium()
  if (found) return found
  const installed = installDebianPackage('chromium') ? await findChromium() : undefined
  if (!installed)
    throw new Failure('The browser tests need Chromium, and there is none on this machine.', cure)
  return installed
}

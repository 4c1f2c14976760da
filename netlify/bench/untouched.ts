import type { Browser } from '@playwright/test'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'

/** How long a page lies untouched after its load, in milliseconds. */
const pauseMs = 2500

/** Pages with the most bytes of scripts, compressed, without the heads of the answers. */
const pages = {
  '/': 130_000,
  '/motorcycle': 130_000,
  '/view-details?bikeName=SP125': 130_000,
  '/text-ride-booking?bikeName=SP125': 160_000,
  '/contact': 151_000,
  '/services': 121_000,
} as const

/**
 * Weighs the scripts that a page fetches on a phone until 2.5 seconds after its load, while nobody touches
 * it: the first load, and what renews its data. A page with a form in sight brings the form and what keeps it
 * on the device too, because the connection may be gone before the first letter is typed.
 */
export async function weighUntouched(origin: string, executablePath: string, say: Say): Promise<boolean> {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const rows: (string | number)[][] = []
    for (const [path, most] of Object.entries(pages)) {
      const { files, bytes } = await scriptsOf(browser, origin + path)
      rows.push([path, files, bytes / 1000, most / 1000, verdict(bytes <= most)])
    }
    printTable(
      say,
      `Scripts of an untouched page until ${pauseMs / 1000} s after its load, KB compressed`,
      ['', 'files', 'KB', 'budget', ''],
      rows,
    )
    return rows.every((cells) => cells.at(-1) === verdict(true))
  } finally {
    await browser.close()
  }
}

/** The number of scripts that a page fetches untouched, and their bytes. */
async function scriptsOf(browser: Browser, address: string): Promise<{ files: number; bytes: number }> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const client = await page.context().newCDPSession(page)
  const scripts = new Map<string, number>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.set(requestId, 0)
  })
  // The heads of the answers do not count: HTTP/2 sends what they share once.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const before = scripts.get(requestId)
    if (before !== undefined) scripts.set(requestId, before + encodedDataLength)
  })
  await client.send('Network.enable')
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(pauseMs)
  // A slow machine may not have brought the page to life by then.
  await page.locator('html[data-lives]').waitFor({ state: 'attached' })
  await page.close()
  return { files: scripts.size, bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0) }
}

/**
 * Takes the pictures of the project's README from a running demo: `npm run readme -- <address> <password>`, with
 * both as `npm start -- --fresh` prints them. Writes readme/home.webp and readme/office.webp. Take them between ten
 * and six in India, when most is due.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from './chromium.ts'
import { encode } from './encoding.ts'

const [address = 'http://localhost:8888', password = ''] = process.argv.slice(2)

/** The two screens that stand side by side in a picture, in pixels, and the gap between them. */
const desktop = { width: 1176, height: 735 }
const phone = { width: 358, height: 735 }
/** A desktop screen of the same shape, which has more on it; it is made smaller for the picture. */
const wide = { width: 1440, height: 900 }
const gap = 16
const maxBytes = 60_000

const visitorOf = (browser: Browser) => browser.newContext({ timezoneId: 'Asia/Kolkata', locale: 'en-IN' })

/** A browser in which the demo's owner is signed in. */
async function ownerOf(browser: Browser): Promise<BrowserContext> {
  const owner = await visitorOf(browser)
  const answer = await owner.request.post(new URL('/api/login', address).href, {
    data: { userId: 'demo', password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`The demo refused the sign-in: ${answer.status()}.`)
  const { token } = (await answer.json()) as { token: string }
  await owner.addInitScript((text) => {
    localStorage.setItem('adminToken', text)
    localStorage.setItem('adminUserId', 'demo')
  }, token)
  return owner
}

/** A screen of a size, once it waits for nothing any more; `press` selects what is pressed before. */
async function shoot(context: BrowserContext, size: typeof desktop, path: string, press?: string): Promise<Buffer> {
  const page = await context.newPage()
  // A machine that is busy with other work takes long for a page.
  page.setDefaultTimeout(120_000)
  await page.setViewportSize(size)
  await page.goto(new URL(path, address).href)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .animate-shimmer'))
  if (press) await page.locator(press).first().click()
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return picture
}

async function savePicture(name: string, left: Buffer, right: Buffer): Promise<void> {
  const width = desktop.width + gap + phone.width
  const both = await sharp({ create: { width, height: desktop.height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await sharp(left).resize(desktop).toBuffer(), left: 0, top: 0 },
      { input: right, left: desktop.width + gap, top: 0 },
    ])
    .png()
    .toBuffer()
  const { content } = await encode(both, name, { width, maxBytes, ground: undefined })
  writeFileSync(join(import.meta.dirname, 'readme', name), content)
  console.log(`${name}: ${content.length} bytes`)
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--lang=en-IN'],
})
const visitor = await visitorOf(browser)
await savePicture('home.webp', await shoot(visitor, desktop, '/'), await shoot(visitor, phone, '/'))
const owner = await ownerOf(browser)
await savePicture(
  'office.webp',
  await shoot(owner, wide, '/admin/dashboard?page=inbox', 'li:has-text("late"):has-text("“") [data-lead]'),
  await shoot(owner, phone, '/admin/dashboard?page=dashboard'),
)
await browser.close()

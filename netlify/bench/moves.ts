import type { Browser, Locator, Page } from '@playwright/test'
import { median, quantile } from './samples.ts'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'

const mostMilliseconds = 100
const leastFrames = 58
const rounds = 7
/** Milliseconds between pointing at a link and the press, and for which a finger rests on a link. */
const gaps = { mouse: 500, finger: 100 }
/** The memory that a phone for ₹9,000 reports. */
const phoneMemoryGigabytes = 4

/** Links to press, each with the heading of the page it leads to. */
const presses = [
  { from: '/motorcycle', link: 'View Details', heading: /Hornet/i },
  { from: '/view-details?bikeName=SP125', link: 'BOOK TEST RIDE', heading: /PRODUCT ENQUIRY/i },
  { from: '/services', link: /AMC/i, heading: /Annual maintenance/i },
] as const

/**
 * Measures how soon a press on a link shows the next page, how soon going back shows the page before, and how
 * smoothly the 360° view turns.
 */
export async function measureMoves(origin: string, executablePath: string, say: Say): Promise<boolean> {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const rows: (string | number)[][] = []
    for (const press of presses) {
      const [there, back] = await timePress(browser, origin, press, 'mouse')
      const [tapped] = await timePress(browser, origin, press, 'finger')
      const medians = [there, tapped, back].map(median)
      const isKept = medians.every((time) => time <= mostMilliseconds)
      rows.push([
        press.from,
        median(there),
        quantile(there, 1),
        median(tapped),
        median(back),
        quantile(back, 1),
        verdict(isKept),
      ])
    }
    printTable(
      say,
      `From the press to the next page's heading, a processor 4 × slower, medians of ${rounds}; ≤ ${mostMilliseconds} ms`,
      ['', 'on, ms', 'slowest', 'at a tap', 'back, ms', 'slowest', ''],
      rows,
    )
    const frames = await turnABike(browser, origin)
    say(
      `\n360 degrees, dragged on a processor 4 × slower: ${frames.toFixed(1)} frames a second (≥ ${leastFrames})`,
    )
    return rows.every((cells) => cells.at(-1) === verdict(true)) && frames >= leastFrames
  } finally {
    await browser.close()
  }
}

async function openSlow(browser: Browser, address: string, by: keyof typeof gaps): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    ...(by === 'finger' && { hasTouch: true, isMobile: true }),
  })
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'deviceMemory', { value }),
    phoneMemoryGigabytes,
  )
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  // No loading of the page itself may be under way when the link is pressed.
  await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
  return page
}

async function timePress(
  browser: Browser,
  origin: string,
  { from, link, heading }: (typeof presses)[number],
  by: keyof typeof gaps,
): Promise<[number[], number[]]> {
  const there: number[] = []
  const back: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openSlow(browser, origin + from, by)
    const target = page.getByRole('main').getByRole('link', { name: link }).first()
    const before = await page.getByRole('heading', { level: 1 }).first().textContent()
    const press = await beginToPress(page, target, by)
    await page.waitForTimeout(gaps[by])
    there.push(await timeUntilHeading(page, heading.source, press))
    back.push(await timeUntilHeading(page, escaped(before ?? ''), () => page.goBack({ waitUntil: 'commit' })))
    await page.close()
  }
  return [there, back]
}

/** Points at a link or puts a finger on it, and answers the function that then presses the link. */
async function beginToPress(
  page: Page,
  target: Locator,
  by: keyof typeof gaps,
): Promise<() => Promise<unknown>> {
  if (by === 'mouse') {
    await target.hover()
    return () => target.click()
  }
  // Scrolls until nothing covers the link.
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('The link has no place.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Milliseconds in the page between the press, or the step back, and the first frame with the heading. */
async function timeUntilHeading(page: Page, heading: string, act: () => Promise<unknown>): Promise<number> {
  // Wrapped in an object, because a bare promise would be awaited before the press.
  const seen = await page.evaluateHandle(
    (pattern) => ({
      after: new Promise<number>((resolve) => {
        let began = 0
        const begin = () => {
          began ||= performance.now()
        }
        addEventListener('click', begin, { capture: true, once: true })
        addEventListener('popstate', begin, { capture: true, once: true })
        const look = () => {
          const text = document.querySelector('h1')?.textContent ?? ''
          if (began > 0 && new RegExp(pattern, 'i').test(text)) resolve(performance.now() - began)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    }),
    heading,
  )
  await act()
  return seen.evaluate(({ after }) => after)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Frames a second while a finger drags the bike around for two seconds, once its pictures are there. */
async function turnABike(browser: Browser, origin: string): Promise<number> {
  const page = await openSlow(browser, `${origin}/angle-view?bikeName=SP125`, 'mouse')
  await page.getByText('36 pictures loaded.').waitFor()
  const picture = page.getByRole('img', { name: /^SP125, turned by/ })
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place.')
  const counted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const began = performance.now()
        const count = () => {
          frames++
          const passed = performance.now() - began
          if (passed < 2000) requestAnimationFrame(count)
          else resolve(frames / (passed / 1000))
        }
        requestAnimationFrame(count)
      }),
  )
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 20, y)
  await page.mouse.down()
  for (let step = 0; step < 100; step++)
    await page.mouse.move(box.x + 20 + ((step * 8) % (box.width - 40)), y)
  await page.mouse.up()
  return counted
}

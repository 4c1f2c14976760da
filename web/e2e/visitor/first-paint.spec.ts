import type { Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'

test.use({ allowedComplaints: ['Failed to load resource'] })

const pages = [
  '/',
  '/motorcycle',
  '/view-details?bikeName=SP125',
  '/angle-view?bikeName=SP125',
  '/text-ride-booking?bikeName=SP125',
  '/finance',
  '/dealers/1',
  '/contact',
  '/offers',
  '/gallery',
  '/career',
  '/terms-conditions',
]

/** The place and size of every element. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A font that is not asked for yet counts as ready, and widths that follow from letters change with it.
    await Promise.all([...document.fonts].map((font) => font.load()))
    // The room of a lazy picture is reserved, and the browser decides when to load the picture.
    return [...document.querySelectorAll<HTMLElement>('#root *:not(img)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${[x, y, width, height].map(Math.round)}`
    })
  })
}

test('every page is painted as it stays: the whole stylesheet moves nothing @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path)
      const painted = await places(page)
      await page.evaluate(async () => {
        for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-deferred="stylesheet"]')) {
          const applied = new Promise((resolve) => link.addEventListener('load', resolve))
          link.rel = 'stylesheet'
          await applied
        }
      })
      expect.soft({ path, places: await places(page) }).toEqual({ path, places: painted })
    })
})

const mainPicture = /hornet20\/listing-/
const anyPicture = /\/listing-\d+\.avif$/

test('the pictures below wait until the home page has shown its own @phone-alone', async ({ page }) => {
  await page.goto('/')
  const below = () =>
    page.evaluate((any) => {
      const pictures = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [main, ...others] = pictures.filter(({ name }) => new RegExp(any).test(name))
      return {
        main: main?.name,
        early: others.filter(({ startTime }) => startTime < (main?.responseEnd ?? 0)).length,
        others: others.length,
      }
    }, anyPicture.source)
  await expect.poll(async () => (await below()).others).toBeGreaterThan(2)
  expect(await below()).toMatchObject({ main: expect.stringMatching(mainPicture), early: 0 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they come a little later @phone-alone', async ({ page }) => {
    const another = page.waitForRequest(
      (request) => anyPicture.test(request.url()) && !mainPicture.test(request.url()),
    )
    await page.goto('/')
    await another
  })
})

import { expect, test } from './fixtures.ts'

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

for (const path of pages) {
  test(`${path} is painted as it stays: the whole stylesheet moves nothing @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        // What a lazy picture fills is free for it; when it comes is the browser's to say.
        return [...document.querySelectorAll<HTMLElement>('#root *:not(img)')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${[x, y, width, height].map(Math.round)}`
        })
      })
    const painted = await places()
    await page.evaluate(async () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-deferred="stylesheet"]')) {
        const applied = new Promise((resolve) => link.addEventListener('load', resolve))
        link.rel = 'stylesheet'
        await applied
      }
    })
    expect(await places()).toEqual(painted)
  })
}

import type { Browser, Page } from '@playwright/test'
import type { CountingProxy, Traffic } from './counting-proxy.ts'

/** Pages of a typical visit, in order: home, a listing, a model, the contact page. */
const visited = ['/', '/motorcycle', '/view-details?bikeName=SP125', '/contact']
/** A staff hour is touched for one minute out of so many. */
const touchedOutOf = 8

/** A visit of four pages; with `isBack` on a device that made the same visit before. */
export async function visit(browser: Browser, proxy: CountingProxy, isBack = false): Promise<Traffic> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  if (isBack) await walk(page, proxy)
  proxy.take()
  await walk(page, proxy)
  const traffic = proxy.take()
  await context.close()
  return traffic
}

async function walk(page: Page, proxy: CountingProxy): Promise<void> {
  for (const path of visited) {
    await page.goto(proxy.origin + path)
    await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
    await scrollDown(page)
    await proxy.settle()
  }
}

/** Scrolls as a reader does, so that what loads late loads. */
async function scrollDown(page: Page): Promise<void> {
  for (let screen = 0; screen < 12; screen++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(150)
  }
}

/** An enquiry by the contact form, with the first load of its page. */
export async function enquire(browser: Browser, proxy: CountingProxy): Promise<Traffic> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  proxy.take()
  await page.goto(`${proxy.origin}/contact`)
  await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
  const answers = {
    'First name': 'Bijaya',
    'Last name': 'Das',
    'Postal code': '753009',
    Telephone: '98765 43210',
    Comment: 'Please call after six.',
  }
  for (const [label, words] of Object.entries(answers)) await page.getByLabel(label).fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Contact request submitted successfully!').first().waitFor()
  await proxy.settle()
  const traffic = proxy.take()
  await context.close()
  return traffic
}

/** An hour of the page's clock at the inbox, which is touched now and then; signing in is left out. */
export async function workForAnHour(
  browser: Browser,
  proxy: CountingProxy,
  staff: { userId: string; password: string },
): Promise<Traffic> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answer = await page.request.post(`${proxy.origin}/api/login`, {
    data: staff,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript(
    ([mark, userId]) => {
      localStorage.setItem('adminToken', mark)
      localStorage.setItem('adminUserId', userId)
    },
    [token, staff.userId] as const,
  )
  await page.clock.install()
  await page.goto(`${proxy.origin}/admin/dashboard?page=inbox`)
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await proxy.settle()
  proxy.take()
  for (let minute = 0; minute < 60; minute++)
    for (let turn = 0; turn < 6; turn++) {
      if (minute % touchedOutOf === 0) await page.keyboard.press('Shift')
      await page.clock.runFor(10_000)
      await proxy.settle()
    }
  const traffic = proxy.take()
  await context.close()
  return traffic
}

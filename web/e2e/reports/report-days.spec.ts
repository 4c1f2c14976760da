import { expect, signIn, test } from '../steps/fixtures.ts'

// Staff may travel, and a computer may be set to another country, but a day in a report stays a day in India.
// The dates for each time zone are tested in netlify/functions/reports/date-ranges.test.ts; in the zone of
// this test it is already the next day for most of an Indian day.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('asks for the days of India', async ({ page }) => {
  await signIn(page)
  // The computer's clock may also be wrong: the server says which day it is.
  await page.clock.setFixedTime(new Date('2021-03-08T18:45:00Z'))
  await page.route('**/api/enquiryReports', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), today: '2026-03-09' } })
  })
  await page.goto('/admin/dashboard?page=enquiry')
  await expect(page.getByText(/^Showing /)).toBeVisible()
  const asked = page.waitForRequest('**/api/enquiryReports')
  await page.getByRole('button', { name: 'Today' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ fromDate: '2026-03-09', toDate: '2026-03-09' })
  await expect(page.getByLabel('From Date')).toHaveValue('2026-03-09')
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page.getByLabel('From Date')).toHaveValue('2026-03-03')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByLabel('From Date').fill('2026-03-08')
  const again = page.waitForRequest('**/api/enquiryReports')
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
  expect((await again).postDataJSON()).toMatchObject({ fromDate: '2026-03-08', toDate: '2026-03-09' })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

import { expect, signIn, test } from './fixtures.ts'

// Staff may travel, and a computer's clock may stand for another country: a day of a report stays a day in India.
for (const timezoneId of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(`a computer in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('asks for the days of India', async ({ page }) => {
      await signIn(page)
      // A quarter past midnight in India, still yesterday in UTC and Los Angeles, and next morning in Kiritimati.
      await page.clock.setFixedTime(new Date('2026-03-08T18:45:00Z'))
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
    })
  })

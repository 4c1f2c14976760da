import type { Locator } from '@playwright/test'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { englishShown, namesBrought } from './left-over-english.ts'

/** Where a visitor finds each form; one that is missing here does not compile. */
const pages: Record<FormName, string> = {
  sendContactRequest: '/contact',
  sendFinanceEnquiry: '/finance',
  bookService: '/service-booking',
  sendAmcEnquiry: '/amc',
  sendWarrantyEnquiry: '/extendedWarranty',
  sendOptIn: '/optain',
  sendOfferEnquiry: '/offers',
  sendProductEnquiry: '/text-ride-booking?bikeName=SP125',
  joinJoyClub: '/joy-club',
  applyForNetwork: '/dealers/become-honda-network',
  askForPart: '/spare-parts',
  askWorkshop: '/service-enquiry',
  askShowroom: '/sales-enquiry',
  sendReview: '/review',
  offerExchange: '/exchange',
  applyForCareer: '/career',
}

// Half of the forms are read in each language: their code is the same in all, whose words `npm run check` holds to be
// there and not English.
for (const [nth, language] of otherLanguages.entries()) {
  const names = (Object.keys(pages) as FormName[]).filter((_, place) => place % otherLanguages.length === nth)
  test(`${language}: ${names.join(', ')} are refused, sent and thanked for in the language`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept())
    const brought = namesBrought(page)
    for (const name of names) {
      await openHydrated(page, `/${language}${pages[name]}`)
      const form = page.locator('main form').filter({ has: page.locator('[name=website]') })
      await refuse(form, name, language)
      await fillIn(form, name)
      const answer = page.waitForResponse(
        (one) => one.request().method() === 'POST' && new URL(one.url()).pathname === forms[name].path,
      )
      await form.locator('[type=submit]').click()
      const thanks = inLanguage(language, forms[name].thanks)
      expect.soft([name, (await (await answer).json()).message]).toEqual([name, thanks])
      await expect(page.getByText(thanks).first()).toBeVisible()
      expect.soft([name, await englishShown(page, brought)]).toEqual([name, []])
    }
  })
}

/** Sends a form with nothing in it; one that takes even that is left alone. */
async function refuse(form: Locator, name: FormName, language: 'or' | 'hi'): Promise<void> {
  const sample = Object.entries(sampleBody(forms[name].body))
  const nothing = sample.map(([field, value]) => [field, emptyOf(value)])
  const messages = () => forms[name].body.safeParse(Object.fromEntries(nothing)).error?.issues.map(wordsOf)
  const english = messages()
  if (!english) return
  const told = inLanguage(language, messages)?.find((one, place) => one !== english[place])
  // One that comes late is markup at first.
  await expect
    .poll(() => form.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await form.locator('[type=submit]').click()
  await expect(told ? form.getByText(told).first() : form.getByRole('alert').first()).toBeVisible()
}

const wordsOf = ({ message }: { message: string }) => message

function emptyOf(value: unknown): unknown {
  if (typeof value === 'string') return ''
  return typeof value === 'boolean' ? false : value
}

/** Where a body has two shapes, no sample says what its fields hold. */
const typedInto: Record<string, string> = { email: 'anita@mail.example', tel: '98765 43210' }

async function fillIn(form: Locator, name: FormName): Promise<void> {
  const sample = sampleBody(forms[name].body)
  for (const control of await form.locator('[name]:enabled:not([name=website])').all()) {
    const { field, kind, isLocked } = await control.evaluate((element: HTMLInputElement) => ({
      field: element.name,
      kind: element.type,
      isLocked: element.readOnly,
    }))
    // Without an address of theirs the box for mail is asked about, as is the one for all.
    if (isLocked || kind === 'hidden' || /[.](all|email)$/.test(field)) continue
    if (kind === 'select-one') await control.selectOption({ index: 1 })
    else if (kind === 'radio' || kind === 'checkbox') await control.check({ force: true })
    else if (kind === 'file') {
      if (field === 'resume')
        await control.setInputFiles({
          name: 'asha.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
        })
    } else await control.fill(String(sample[field] ?? typedInto[kind] ?? 'ଅନିତା').split('\n')[0] ?? '')
  }
}

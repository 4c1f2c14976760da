import type { Locator } from '@playwright/test'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { englishShown, namesBrought } from './left-over-english.ts'

/** The page on which a visitor finds each form; a form that is missing here is a compile error. */
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
  askForArrival: '/tell-me?bikeName=SP125',
  applyForCareer: '/career',
}

// Each language tests half of the forms: all languages run the same code, and `npm run check` makes sure that
// each text is translated.
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

/** Sends an empty form and reads its error messages; a form that would accept that is left out. */
async function refuse(form: Locator, name: FormName, language: 'or' | 'hi'): Promise<void> {
  const sample = Object.entries(sampleBody(forms[name].body))
  const nothing = sample.map(([field, value]) => [field, emptyOf(value)])
  const messages = () => forms[name].body.safeParse(Object.fromEntries(nothing)).error?.issues.map(wordsOf)
  const english = messages()
  if (!english) return
  const told = inLanguage(language, messages)?.find((one, place) => one !== english[place])
  // A form whose code comes late is at first mere markup.
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

/** Values by input type, for bodies with two shapes, whose sample does not give the values of all fields. */
const typedInto: Record<string, string> = { email: 'anita@mail.example', tel: '98765 43210' }

async function fillIn(form: Locator, name: FormName): Promise<void> {
  const sample = sampleBody(forms[name].body)
  for (const control of await form.locator('[name]:enabled:not([name=website])').all()) {
    const { field, kind, isLocked } = await control.evaluate((element: HTMLInputElement) => ({
      field: element.name,
      kind: element.type,
      // A field that belongs to another choice of a list is hidden.
      isLocked: element.readOnly || element.closest('[hidden]') !== null,
    }))
    // In a form without a field for an e-mail address, ticking the box for e-mail, or that for all channels,
    // would raise a doubt.
    // Without an address the field for it rests, so that box stays as it is.
    if (isLocked || kind === 'hidden' || field === 'noEmail' || /[.](all|email)$/.test(field)) continue
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

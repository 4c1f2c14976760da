import { expect, test } from 'vitest'
import { type NoticeForm, noticeForms } from '#contract/privacy/notices.ts'
import { itemOfField } from './notice-items.ts'
import { asksForWhatsApp, noticeFields, noticeParts } from './notice-parts.ts'

const dealer = {
  name: 'Sample Motors',
  email: 'care@dealer.example',
  phone: '0671-000-0101',
  hasWhatsApp: false,
}

test.each(noticeForms)('the notice of %s names every field of its schema', (form) => {
  const fields = noticeFields(form)
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter((field) => itemOfField[field] === undefined)).toEqual([])
})

test('no field is named that no form has', () => {
  const all = new Set(noticeForms.flatMap(noticeFields))
  expect(Object.keys(itemOfField).filter((field) => !all.has(field))).toEqual([])
})

test('a notice says what, what for, who, how long, how it is taken back, and whom to ask', () => {
  const parts = noticeParts('sendFinanceEnquiry', 180, dealer)
  expect(parts.map(({ heading }) => heading)).toEqual([
    'What we store',
    'What for',
    'Who else gets it',
    'How long',
    'How to take it back',
    'Whom to ask',
  ])
  const words = parts.map((part) => part.words)
  expect(words[0]).toMatch(/^Your name; .*which papers you have, not the papers themselves/)
  expect(words[2]).toMatch(/^The lender you choose/)
  expect(words[3]).toBe('For 180 days after you send it. Then we erase what tells who you are.')
  expect(words[5]).toMatch(/^Sample Motors, care@dealer\.example, 0671-000-0101\./)
})

test('people without a rule are kept until they ask, and what the dealer has not is left out', () => {
  const words = noticeParts('sendReview', null, { ...dealer, email: '' }).map((part) => part.words)
  expect(words[2]).toMatch(/^Everybody who reads this site, if you allow it/)
  expect(words[3]).toBe('Until you ask us to erase it.')
  expect(words[5]).toMatch(/^Sample Motors, 0671-000-0101\./)
})

test('every form of somebody who is answered asks for WhatsApp, and no other', () => {
  expect(noticeForms.filter((form) => !asksForWhatsApp(form))).toEqual([
    'sendOptIn',
    'applyForNetwork',
    'sendReview',
    'applyForCareer',
    'askAboutData',
    'askAboutDataByCode',
  ])
})

test('a notice speaks of WhatsApp where its form asks for it', () => {
  const connected = { ...dealer, hasWhatsApp: true }
  const saysSo = (form: NoticeForm, facts: typeof dealer) =>
    noticeParts(form, null, facts)
      .filter(({ words }) => words.includes('WhatsApp'))
      .map(({ heading }) => heading)
  for (const form of noticeForms.filter(asksForWhatsApp)) {
    expect(saysSo(form, connected)).toEqual(['What we store', 'Who else gets it'])
    expect(saysSo(form, dealer)).toEqual([])
  }
  for (const form of noticeForms.filter((one) => !asksForWhatsApp(one)))
    expect(noticeParts(form, null, connected)).toEqual(noticeParts(form, null, dealer))
})

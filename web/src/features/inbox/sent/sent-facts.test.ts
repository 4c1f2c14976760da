import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { sentFacts } from './sent-facts.ts'

test('a test ride is its words, its vehicle and the price with its day', () => {
  const lead = aLead('Bijaya', { message: 'Is the disc' })
  const enquiry = {
    name: 'Bijaya',
    email: 'b@mail.example',
    model: 'SP125',
    mobile: '98765 43210',
    colour: 'Siren Blue',
    message: 'Is the disc variant in stock?',
    variant: 'Disc',
    created_at: '2026-11-22T10:00:00.000Z',
    price_paise: 10_028_400,
  }
  expect(sentFacts(lead, enquiry)).toMatchObject({
    message: 'Is the disc variant in stock?',
    vehicle: 'SP125 · Disc · Siren Blue',
    price: '₹1,00,284 ex-showroom on 22 Nov',
    facts: [{ label: 'Email', value: 'b@mail.example' }],
  })
})

test('an exchange names the old vehicle in the order of its form, then what it may bring', () => {
  const enquiry = {
    make: 'Honda',
    year: 2018,
    papers: 'All in order',
    low_paise: 2_100_000,
    condition: 'Good',
    old_model: 'Activa 5G',
    high_paise: 2_500_000,
    kilometres: 32_000,
    photos: ['a.webp'],
  }
  const { facts, photos } = sentFacts(aLead('Bijaya', { kind: 'exchange' }), enquiry)
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Make Honda',
    'Old model Activa 5G',
    'Year 2018',
    'Kilometres 32000',
    'Condition Good',
    'Papers All in order',
    'Estimate ₹21,000 to ₹25,000',
  ])
  expect(photos).toEqual(['a.webp'])
})

test('what a sender outside asked besides stands by its questions', () => {
  const enquiry = {
    door: 'meta',
    family: 'sales',
    answers: ['when_do_you_buy?: This month: surely', 'just words'],
  }
  expect(sentFacts(aLead('Bijaya', { kind: 'outside' }), enquiry).facts).toEqual([
    { label: 'When do you buy?', value: 'This month: surely' },
    { label: 'Also sent', value: 'just words' },
  ])
})

test('days are said as days, channels that were not chosen are left out, and a field of its own name stands too', () => {
  const enquiry = { sms: true, rcs: false, whatsapp: true, booking_date: '2026-11-28', helmet_size: 'L' }
  const { facts } = sentFacts(aLead('Bijaya', { kind: 'opt-in' }), enquiry)
  expect(facts).toEqual([
    { label: 'SMS', value: 'Yes' },
    { label: 'WhatsApp', value: 'Yes' },
    { label: 'Booking date', value: '28 Nov 2026' },
    { label: 'Helmet size', value: 'L' },
  ])
})

import { expect, test } from 'vitest'
import { fileName, partsOf, type Quote, quoteText, shownAddress } from './quote.ts'

const quote: Quote = {
  name: 'Activa 110',
  variant: 'H-Smart',
  colour: 'Decent Blue Metallic',
  picture: '',
  price: { kind: 'ex-showroom', rupees: 88_918 },
  asOn: '2026-11-20',
  dealer: 'Kalinga Two-Wheelers',
  outlet: 'Dolamundai',
  phone: '0671-000-0101',
  address: 'https://kalinga.example/view-details?bikeName=ACTIVA110&colour=Decent%20Blue',
}

test('the quote in words says all that the picture shows', () => {
  const loan = { monthly: 2304.7, rate: 20.789, months: 36, amount: 70_918 }
  expect(quoteText({ ...quote, loan }).split('\n')).toEqual([
    'Activa 110, H-Smart, Decent Blue Metallic',
    '₹88,918 ex-showroom, as on 20 Nov 2026',
    'EMI ₹2,305 a month: 36 months at 20.79% a year, loan ₹70,918',
    'Kalinga Two-Wheelers, Dolamundai, 0671-000-0101',
    quote.address,
  ])
})

test('an on-road price says that it is an estimate, with its lines', () => {
  const lines = [
    { label: 'Ex-showroom', rupees: 88_918 },
    { label: 'Road tax', rupees: 7_113 },
  ]
  const words = quoteText({ ...quote, price: { kind: 'on-road', rupees: 96_031, lines } })
  expect(words).toContain(
    '₹96,031 on-road, estimate, as on 20 Nov 2026\nEx-showroom: ₹88,918\nRoad tax: ₹7,113',
  )
})

test('the lines in the picture are few and add up to the price', () => {
  const line = (label: string, rupees: number) => ({ label, rupees })
  const lines = [
    line('Ex-showroom', 88_918),
    line('Registration', 300),
    line('Road tax', 7113),
    line('Insurance', 4500),
    line('Diwali', -2000),
  ]
  expect(partsOf(lines)).toEqual([
    line('Ex-showroom', 88_918),
    line('Road tax', 7113),
    line('Insurance', 4500),
    line('Other charges', -1700),
  ])
  expect(partsOf(lines.slice(0, 4))).toEqual(lines.slice(0, 4))
})

test('what was not chosen, or is not known, leaves no comma', () => {
  const bare = { ...quote, variant: undefined, colour: undefined, outlet: '' }
  expect(quoteText(bare)).toMatch(/^Activa 110\n/)
  expect(quoteText(bare)).toContain('Kalinga Two-Wheelers, 0671-000-0101')
})

test('the address is read without its beginning, the file named after the model', () => {
  expect(shownAddress(quote.address)).toEqual([
    'kalinga.example/view-details',
    '?bikeName=ACTIVA110&colour=Decent Blue',
  ])
  expect(fileName({ ...quote, name: "H'ness CB350 / ଷ୍ଟାଇଲ୍" })).toBe('h-ness-cb350-ଷ୍ଟାଇଲ୍-h-smart.jpg')
})

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { otherLanguages, t, wordsFor } from '#contract/wire/language.ts'
import { line } from '#contract/wire/text.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { enquiryKindWords } from '#domain/enquiries/enquiry-kind-words.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { inLanguage } from './in-language.ts'
import { wordFiles } from './word-files.ts'

test.each([
  ['00:05', 'रात 12:05', 'ରାତି 12:05'],
  ['04:00', 'सुबह 4:00', 'ସକାଳ 4:00'],
  ['09:30', 'सुबह 9:30', 'ସକାଳ 9:30'],
  ['12:00', 'दोपहर 12:00', 'ଦିନ 12:00'],
  ['16:15', 'शाम 4:15', 'ଦିନ 4:15'],
  ['19:30', 'शाम 7:30', 'ସନ୍ଧ୍ୟା 7:30'],
  ['23:59', 'रात 11:59', 'ରାତି 11:59'],
])('the clock at %s is said as people say it', (time, hindi, odia) => {
  expect(inLanguage('hi', () => timeInWords(time))).toBe(hindi)
  expect(inLanguage('or', () => timeInWords(time))).toBe(odia)
})

test('a sentence is said with a clock and a day in it', () => {
  const now = new Date('2026-11-23T06:00:00Z')
  const said = (moment: string) => inLanguage('hi', () => promiseInWords(new Date(moment), now))
  expect(said('2026-11-23T11:40:00Z')).toBe('हम आज शाम 5:10 तक आपको कॉल करेंगे।')
  expect(said('2026-11-25T05:00:00Z')).toContain('बुधवार')
})

test('a value is no text: one that reads like a text stays as it is', () => {
  const label = 'Name'
  expect(inLanguage('hi', () => t`Reference ${label}`)).toContain('Name')
  expect(inLanguage('hi', () => wordsFor('Offer')('Name'))).toBe('Name')
})

test('calls that run at once speak each its own language, and what is outside of one is English', async () => {
  const ask = async () => {
    await setImmediate()
    return enquiryKindWords.offer()
  }
  const [english, ...others] = await Promise.all([
    ask(),
    ...otherLanguages.map((language) => inLanguage(language, ask)),
  ])
  expect(english).toBe('Question about an offer')
  expect(new Set([english, ...others]).size).toBe(3)
})

test('what a schema complains of is said in the language of the call', () => {
  const complain = () => line(3).safeParse('four').error?.issues[0]?.message
  expect(complain()).toBe('Please use at most 3 characters.')
  expect(inLanguage('or', complain)).toMatch(/[ଅ-୿].*3|3.*[ଅ-୿]/)
})

/** The complaints that a visitor reads, also where a body may have one of several shapes. */
function complaintsOf(error: z.ZodError | undefined): string[] {
  const issues = error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? issue.errors.flat().map(({ message }) => message) : [issue.message],
  )
}

test.each(Object.keys(forms) as FormName[])('%s thanks and complains in the language of the call', (name) => {
  const { body, thanks } = forms[name]
  const fields = Object.keys(sampleBody(body))
  const bodies = ['', 'x'.repeat(10_000), 7].map((value) =>
    Object.fromEntries(fields.map((field) => [field, value])),
  )
  const said = () => [thanks(), ...bodies.flatMap((one) => complaintsOf(body.safeParse(one).error))]
  const odia = inLanguage('or', said)
  // zod's own message for a missing field has no words in other languages.
  expect(said().filter((text, place) => text in wordFiles().or && text === odia[place])).toEqual([])
  expect(odia[0]).not.toBe(said()[0])
})

test('what the server says of a failure is said in the language of the call', () => {
  const said = () => Object.values(errorMessages).map((message) => message())
  const hindi = inLanguage('hi', said)
  expect(said().filter((text, place) => text in wordFiles().hi && text === hindi[place])).toEqual([])
})

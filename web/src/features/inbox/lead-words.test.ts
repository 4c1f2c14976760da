import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { aboutOf, isOverdue, momentWords, personOf } from './lead-words.ts'

test('a moment leaves out what goes without saying, by the day of India', () => {
  const now = new Date('2026-11-22T19:00:00Z')
  expect(momentWords('2026-11-22T18:45:00Z', now)).toBe('12:15 am')
  expect(momentWords('2026-11-22T18:15:00Z', now)).toBe('22 Nov, 11:45 pm')
  expect(momentWords('2025-11-20T09:34:00Z', now)).toBe('20 Nov 2025, 3:04 pm')
})

const { names } = aDealership().parts

test('a model goes by its name, not by what a form sends', () => {
  expect(aboutOf({ kind: 'amc', model: 'Activa 6G' }, names)).toMatch(/ · Activa 6G$/)
})

test('an application names its post', () => {
  expect(aboutOf({ kind: 'applicants', model: '', post: 'Mechanic' }, names)).toBe(
    'Job application · Mechanic',
  )
})

test('a lead from outside names its source, a lead of a form does not', () => {
  expect(aboutOf({ kind: 'outside', model: 'SP125', source: 'Rath Yatra stall' }, names)).toBe(
    'Ad or Portal · Rath Yatra stall · SP125',
  )
  expect(aboutOf({ kind: 'amc', model: '', source: 'google' }, names)).not.toContain('google')
})

test('only an open lead is overdue, from the minute its step was due', () => {
  const dueAt = '2026-11-22T10:00:00Z'
  const at = (time: string) => new Date(time)
  expect(isOverdue({ isOpen: true, dueAt }, at('2026-11-22T09:59:59Z'))).toBe(false)
  expect(isOverdue({ isOpen: true, dueAt }, at('2026-11-22T10:00:01Z'))).toBe(true)
  expect(isOverdue({ isOpen: false, dueAt }, at('2026-11-22T11:00:00Z'))).toBe(false)
  expect(isOverdue({ isOpen: true, dueAt: null }, at('2026-11-22T11:00:00Z'))).toBe(false)
})

test('who gave no name is called as other leads of the number say', () => {
  expect(personOf({ name: '' }, [{ name: '' }, { name: 'Bijaya' }])).toBe('Bijaya')
  expect(personOf({ name: 'B. Das' }, [{ name: 'Bijaya' }])).toBe('B. Das')
  expect(personOf({ name: '' })).toBe('No name given')
})

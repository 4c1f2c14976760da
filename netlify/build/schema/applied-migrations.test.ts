import { expect, test } from 'vitest'
import { faultsBetween, isReleased, migrationFaults } from './applied-migrations.ts'

const listed = new Map([
  ['1_staff.sql', 'a'],
  ['2_offers.sql', 'b'],
])

test('a migration that was changed, removed or not listed is named', () => {
  expect(faultsBetween(listed, new Map(listed))).toEqual([])
  const present = new Map([
    ['2_offers.sql', 'c'],
    ['3_slides.sql', 'd'],
  ])
  expect(faultsBetween(listed, present)).toEqual([
    expect.stringContaining('1_staff.sql was removed'),
    expect.stringContaining('2_offers.sql was changed'),
    '3_slides.sql is new: npm run schema',
  ])
})

test('nobody has the migrations before version 1.0.0', () => {
  expect(['0.1.0', '0.12.3', '1.0.0', '1.4.2', '10.0.0'].map(isReleased)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('the migrations are those that databases have', async () => {
  expect(await migrationFaults()).toEqual([])
})

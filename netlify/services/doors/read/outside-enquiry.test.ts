import { expect, test } from 'vitest'
import { outsideEnquiry } from './outside-enquiry.ts'

/** The row of a lead with the answers to the questions of a form that somebody made at Meta. */
const rowOf = (asked: Record<string, string>) =>
  outsideEnquiry(
    Object.entries(asked).map(([label, value]) => ({ name: label.replaceAll(' ', '_'), label, value })),
    { fields: {} },
  ).row

test.each([
  ['Which model do you want?', 'SP 125', 'SP 125'],
  ['Preferred two-wheeler at our showroom', 'activa_6g', 'activa_6g'],
  ['कौन सा मॉडल', 'Shine', 'Shine'],
  ['Do you want a scooter?', 'Yes', ''],
  ['Which bike do you ride now?', 'Splendor', ''],
  ['Model year', '2026', ''],
  ['When will you buy a bike?', 'this_month', ''],
  ['Old vehicle for exchange', 'Pulsar', ''],
  ['City', 'Cuttack', ''],
])('the answer to "%s", "%s", makes the model "%s"', (question, answer, model) => {
  expect(rowOf({ [question]: answer })).toMatchObject({ model })
})

test('a field that is the model wins over a question, and the question stays among the answers', () => {
  expect(rowOf({ 'Which bike do you like?': 'Any Dio', model: 'SP125' })).toMatchObject({ model: 'SP125' })
  expect(rowOf({ 'Which model?': 'Dio' })).toMatchObject({ model: 'Dio', answers: ['Which model?: Dio'] })
})

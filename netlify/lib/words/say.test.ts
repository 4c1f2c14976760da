import { expect, test } from 'vitest'
import { timeInWords } from '#contract/wire/time-words.ts'
import { say } from './say.ts'

test.each([
  ['00:05', 'रात 12:05', 'ରାତି 12:05'],
  ['04:00', 'सुबह 4:00', 'ସକାଳ 4:00'],
  ['09:30', 'सुबह 9:30', 'ସକାଳ 9:30'],
  ['12:00', 'दोपहर 12:00', 'ଦିନ 12:00'],
  ['16:15', 'शाम 4:15', 'ଦିନ 4:15'],
  ['19:30', 'शाम 7:30', 'ସନ୍ଧ୍ୟା 7:30'],
  ['23:59', 'रात 11:59', 'ରାତି 11:59'],
])('the clock at %s is said as people say it', (time, hindi, odia) => {
  const english = timeInWords(time)
  expect([say('hi', english), say('or', english)]).toEqual([hindi, odia])
})

test('a clock within a sentence is said too, and no name that ends like one', () => {
  expect(say('hi', 'We call you by 5:10 pm today.')).toBe('हम आज शाम 5:10 तक आपको कॉल करेंगे।')
  expect(say('hi', 'Sam am', true)).toBe('Sam am')
})

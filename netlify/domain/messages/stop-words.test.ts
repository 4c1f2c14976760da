import { expect, test } from 'vitest'
import { isStop } from './stop-words.ts'

test.each([
  'STOP',
  'Stop.',
  ' stop! ',
  'Please stop',
  'stop please',
  'Pls stop messages',
  'Unsubscribe',
  'band karo',
  'ବନ୍ଦ',
  '‘ବନ୍ଦ’',
  'ଦୟାକରି ବନ୍ଦ କରନ୍ତୁ।',
  'बंद',
  'बन्द करो',
  'कृपया बंद करें।',
  'बंद कर दीजिए',
])('%s ends the messages', (words) => {
  expect(isStop(words)).toBe(true)
})

test.each([
  '',
  'please',
  'Please do not stop',
  'Can you stop by tomorrow?',
  'दुकान बंद है क्या?',
  'ଦୋକାନ ବନ୍ଦ କି?',
  'Is the non-stop offer on?',
])('%s is for a person to read', (words) => {
  expect(isStop(words)).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { keepLanguage, wishedLanguage } from './wished-language.ts'

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

test('before anybody chose, the language is offered that the browser is set to besides English', () => {
  speaks('en-IN', 'mr-IN', 'hi-IN', 'or-IN')
  expect(wishedLanguage()).toBe('hi')
  speaks('en-IN')
  expect(wishedLanguage()).toBeUndefined()
})

test('the language that was chosen is offered again where somebody comes back to an English page', () => {
  speaks('en-IN', 'hi-IN')
  keepLanguage('or')
  expect(wishedLanguage()).toBe('or')
  keepLanguage('en')
  expect(wishedLanguage()).toBeUndefined()
})

import { expect, test, vi } from 'vitest'

async function wholeIn(language: string, words: string): Promise<string> {
  vi.resetModules()
  vi.doMock('#web/lib/language.ts', () => ({ language }))
  const { wholeHours } = await import('./whole-hours.ts')
  return wholeHours(words).replaceAll('\u00a0', '_')
}

test('a clock stays with the word of its part of the day, which other languages write before it', async () => {
  expect(await wholeIn('en', 'Sunday, 9:30 am – 7:30 pm')).toBe('Sunday, 9:30_am – 7:30_pm')
  expect(await wholeIn('hi', 'रविवार, सुबह 9:30 – शाम 7:30')).toBe('रविवार, सुबह_9:30 – शाम_7:30')
})

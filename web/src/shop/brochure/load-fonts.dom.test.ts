import { afterEach, expect, test } from 'vitest'
import { loadFonts } from './load-fonts.ts'

afterEach(() => Reflect.deleteProperty(document, 'fonts'))

test('a stand-in that the device lacks does not end the wait for the other fonts', async () => {
  const steps: string[] = []
  const others = Promise.withResolvers<void>()
  const fonts = { load: () => Promise.reject(new Error('A network error occurred.')), ready: others.promise }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const loaded = loadFonts('"Noto Sans", "Stand-in"').then(() => steps.push('drawn'))
  await Promise.resolve()
  steps.push('others have come')
  others.resolve()
  await loaded
  expect(steps).toEqual(['others have come', 'drawn'])
})

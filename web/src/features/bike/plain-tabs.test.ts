import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { setTransport } from '#web/lib/api/api-client.ts'
import { aBike, anAccessory } from '#web/testing/builders/catalogue.ts'
import { PlainTabs } from './plain-tabs.tsx'

test('a page that is made again in the same process says the prices of now', async () => {
  let price = 1_250
  setTransport(
    async ({ url }) => Response.json(url.includes('ccessories') ? [anAccessory({ price })] : []),
    'https://dealer.example',
  )
  const page = async () =>
    text((await prerenderToNodeStream(createElement(PlainTabs, { bike: aBike() }))).prelude)
  expect(await page()).toContain('₹1,250')
  expect(await page()).toContain('No features listed yet')
  price = 1_400
  expect(await page()).toContain('₹1,400')
})

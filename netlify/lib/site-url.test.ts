import { expect, test } from 'vitest'
import { siteUrlIn } from './site-url.ts'

test.each([
  [{ SITE_URL: 'https://dealer.example/' }, 'https://dealer.example'],
  [{ SITE_URL: '', URL: 'https://dealer.netlify.app' }, 'https://dealer.netlify.app'],
  [{}, 'http://localhost:8888'],
])('paths can be written behind the address of %o', (variables, address) => {
  expect(siteUrlIn(variables)).toBe(address)
})

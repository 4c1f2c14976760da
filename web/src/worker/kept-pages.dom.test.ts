import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageFile, pages } from '#contract/site/pages.ts'
import { routes } from '#web/app/routes.tsx'
import { isOfKeptCode } from './addresses.ts'

const files = Object.keys(import.meta.glob('../routes/site/*/*-page.tsx'))
const names = Object.keys(pages) as (keyof typeof pages)[]

test.each(names)('the page %s has one file, and its address leads to a page', (name) => {
  const { path, rest = '', hasOwnAddress, withoutConnection } = pages[name]
  expect(files.filter((file) => file.endsWith(`/${pageFile(name)}-page.tsx`))).toHaveLength(1)
  const address = path + (hasOwnAddress ? '/become-a-partner' : rest.replace(/:\w+\??/, '7'))
  const route = matchRoutes(routes, address)?.at(-1)?.route.path
  expect(route).toMatch(new RegExp(`^${path}`))
  expect(isOfKeptCode(new URL(address, location.origin))).toBe(withoutConnection === 'always')
})

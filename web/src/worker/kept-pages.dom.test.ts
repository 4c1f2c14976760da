import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lateRoutes } from '#web/app/late-routes.tsx'
import { routes } from '#web/app/routes.tsx'
import { keptPages } from './kept-pages.ts'

const files = Object.keys(import.meta.glob('../routes/site/*/*-page.tsx'))
const known = [{ path: '/', children: lateRoutes }, ...routes]

test.each(Object.entries(keptPages))(
  'the page %s is there, and its addresses lead to a page',
  (name, addresses) => {
    expect(files.filter((file) => file.endsWith(`/${name}-page.tsx`))).toHaveLength(1)
    const routesOf = addresses.map((address) => matchRoutes(known, address)?.at(-1)?.route.path)
    expect(routesOf).not.toContain('*')
    expect(routesOf).not.toContain(undefined)
  },
)

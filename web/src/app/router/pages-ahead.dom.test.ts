import { waitFor } from '@testing-library/react'
import type { DataRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetPages } from '#web/lib/address/page-memory.ts'
import { aPricedPage } from '#web/testing/priced-page.ts'
import { fetchPagesAhead } from './pages-ahead.ts'

const page = aPricedPage()

afterEach(() => document.body.replaceChildren())

type Routes = DataRouter['routes']

const ahead = (routes: Routes) => fetchPagesAhead({ routes } as DataRouter)

function point(href: string, attributes: Record<string, string> = {}): void {
  const anchor = document.createElement('a')
  anchor.href = href
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  document.body.append(anchor)
  anchor.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

test('code and data of a page are fetched ahead when its link is pointed at; nothing else is', async () => {
  const lazy = vi.fn(async () => ({ loader: page.load }))
  ahead([{ id: 'ev', path: '/ev', lazy }] as Routes)
  point('https://elsewhere.example/ev')
  point('/media/models/sp125/brochure.pdf')
  point('/ev', { target: '_blank' })
  point('#enquiry')
  expect(lazy).not.toHaveBeenCalled()
  point('/ev')
  await waitFor(() => expect(page.calls).toBe(1))
  page.pass(20)
  page.price = 2
  point('/ev')
  await waitFor(() => expect(page.calls).toBe(2))
  forgetPages()
})

import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLocation, useNavigate } from './navigation.ts'
import type { RouterListener, RouterState, SiteRouter } from './router.ts'
import { RouterView } from './router-view.tsx'

const renders = { path: 0, link: 0 }

function Path() {
  renders.path++
  return <h1>{useLocation().pathname}</h1>
}

function Link() {
  renders.link++
  useNavigate()
  return null
}

const matches = [{ route: { id: '0', element: [<Path key="path" />, <Link key="link" />] }, params: {} }]
const at = (pathname: string, key: string, more: Partial<RouterState> = {}) =>
  ({
    initialized: true,
    matches,
    location: { pathname, search: '', hash: '', state: null, key },
    loaderData: {},
    errors: null,
    revalidation: 'idle',
    historyAction: 'PUSH',
    ...more,
  }) as RouterState

function show() {
  let tell: RouterListener = () => undefined
  const router = {
    state: at('/motorcycle', 'default'),
    subscribe: (listener: RouterListener) => {
      tell = listener
      return () => undefined
    },
    navigate: vi.fn(),
    revalidate: vi.fn(),
  } as unknown as SiteRouter
  render(<RouterView router={router} />)
  Object.assign(renders, { path: 0, link: 0 })
  return {
    shown: router.state,
    say: (state: RouterState, transition = false) =>
      act(() => tell(state, transition ? { viewTransitionOpts: {} } : {})),
  }
}

const startViewTransition = vi.fn((update: () => void) => update())

beforeEach(() => {
  Object.assign(document, { startViewTransition })
  return () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    Reflect.deleteProperty(navigator, 'deviceMemory')
    vi.clearAllMocks()
  }
})

test('a page is left alone while another is on its way, and its links also when the place changes', () => {
  const { shown, say } = show()
  say({ ...shown, navigation: { state: 'loading' } } as RouterState)
  expect(renders).toEqual({ path: 0, link: 0 })
  say({ ...shown, location: { ...shown.location, search: '?bike=SP125', key: 'b' } })
  expect(screen.getByRole('heading').textContent).toBe('/motorcycle')
  expect(renders.path).toBeGreaterThan(0)
})

test('another router that says the same of the shown page does not move it', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const { say } = show()
  say(at('/motorcycle', 'default'))
  expect(scrollTo).not.toHaveBeenCalled()
  say(at('/scooters', 'b'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a press that asks for it joins both pages; going back does not, nor does a phone with little memory', () => {
  const { say } = show()
  say(at('/view-details', 'b'), true)
  expect(startViewTransition).toHaveBeenCalledTimes(1)
  say(at('/motorcycle', 'default', { historyAction: 'POP' as RouterState['historyAction'] }), true)
  expect(screen.getByRole('heading').textContent).toBe('/motorcycle')
  Object.assign(navigator, { deviceMemory: 4 })
  say(at('/view-details', 'c'), true)
  expect(screen.getByRole('heading').textContent).toBe('/view-details')
  expect(startViewTransition).toHaveBeenCalledTimes(1)
})

import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '#web/ui/overlay/toast.tsx'
import { usePushedLead } from './use-pushed-lead.ts'

function WithToasts({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  )
}

const worker = new EventTarget()
const open = vi.fn()
const data = {
  type: 'LEAD',
  title: 'New test ride enquiry, Jagatpur',
  path: '/admin/dashboard?page=inbox&tab=all&lead=7',
}
const press = () => act(() => worker.dispatchEvent(new MessageEvent('message', { data })))

beforeEach(() => {
  open.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
})

test('a pressed notification opens its lead where nothing else is open', () => {
  renderHook(() => usePushedLead(true, open))
  press()
  expect(open).toHaveBeenCalledWith('7')
})

test('otherwise the lead is offered', async () => {
  renderHook(() => usePushedLead(false, open), { wrapper: WithToasts })
  press()
  expect(open).not.toHaveBeenCalled()
  expect(screen.getByText('New test ride enquiry, Jagatpur')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(open).toHaveBeenCalledWith('7')
})

import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { useNextLead } from './use-next-lead.ts'

const [one, two, three] = [aLead('Bijaya'), aLead('Sanjukta'), aLead('Rakesh')]

function open(lead: string) {
  return renderHook(({ rows, list }) => useNextLead(rows, list, lead), {
    initialProps: { rows: [one, two, three], list: 'today' },
  })
}

test('the next person stays while work moves the open lead down the list and out of it', () => {
  const { result, rerender } = open(one.id)
  expect(result.current).toBe(two.id)
  for (const rows of [[two, three, one], [], [two, three]]) {
    rerender({ rows, list: 'today' })
    expect(result.current).toBe(two.id)
  }
})

test('once the next person is gone the first of the list is next; behind the last one there is nobody', () => {
  const { result, rerender } = open(one.id)
  rerender({ rows: [one, three], list: 'today' })
  expect(result.current).toBe(three.id)
  const last = open(three.id)
  last.rerender({ rows: [three, one], list: 'today' })
  expect(last.result.current).toBeUndefined()
})

test('in another list, which lacks the open lead, the first one is next although the lead was the last before', () => {
  const { result, rerender } = open(three.id)
  expect(result.current).toBeUndefined()
  rerender({ rows: [two, one], list: 'overdue' })
  expect(result.current).toBe(two.id)
})

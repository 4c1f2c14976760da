import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { useNextLead } from './use-next-lead.ts'

const [one, two, three] = [aLead('Bijaya'), aLead('Sanjukta'), aLead('Rakesh')]

function open(lead: string) {
  return renderHook(({ rows }) => useNextLead(rows, lead), { initialProps: { rows: [one, two, three] } })
}

test('the next person stays while work moves the open lead down the list and out of it', () => {
  const { result, rerender } = open(one.id)
  expect(result.current).toBe(two.id)
  for (const rows of [[two, three, one], [], [two, three]]) {
    rerender({ rows })
    expect(result.current).toBe(two.id)
  }
})

test('once the next person is gone the first of the list is next; behind the last one there is nobody', () => {
  const { result, rerender } = open(one.id)
  rerender({ rows: [one, three] })
  expect(result.current).toBe(three.id)
  const last = open(three.id)
  last.rerender({ rows: [three, one] })
  expect(last.result.current).toBeUndefined()
})

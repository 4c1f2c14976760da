import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { useCallBack } from './call-back.ts'
import { DealershipFrame } from './dealership.tsx'

function Said({ form }: { form: Parameters<typeof useCallBack>[0] }) {
  return <p>{useCallBack(form)}</p>
}

function saidFor(form: Parameters<typeof useCallBack>[0], promises: Dealership['promises']): string {
  const { container } = render(
    <DealershipFrame of={aDealership({ promises })}>
      <Said form={form} />
    </DealershipFrame>,
  )
  return container.querySelector('p')?.textContent ?? ''
}

test.each([
  [{ count: 45, unit: 'minutes' }, '45 minutes of our opening time'],
  [{ count: 1, unit: 'hours' }, 'one opening hour'],
  [{ count: 2, unit: 'hours' }, '2 opening hours'],
  [{ count: 1, unit: 'days' }, 'one working day'],
  [{ count: 6, unit: 'days' }, '6 working days'],
] as const)('a promise of %o is said in words', (promise, words) =>
  expect(saidFor('sendAmcEnquiry', { sendAmcEnquiry: promise })).toBe(
    `We will call you back within ${words}.`,
  ),
)

test('where nothing is promised, nothing is said', () => {
  expect(saidFor('sendAmcEnquiry', { bookService: { count: 1, unit: 'days' } })).toBe('')
  expect(saidFor(undefined, {})).toBe('')
})

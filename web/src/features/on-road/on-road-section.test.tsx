import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { aCharge, someCharges } from '#web/testing/on-road.ts'
import { OnRoadSection } from './on-road-section.tsx'

test('the accident cover is in until the visitor has one', async () => {
  const user = userEvent.setup()
  const { rules, ...charges } = someCharges()
  render(
    <MemoryRouter>
      <OnRoadSection
        bike={aBike()}
        variant={undefined}
        onRoad={{ ...charges, rules: [...rules, aCharge(4, 'personal_accident', 443)] }}
        accessories={[]}
        onEmi={() => undefined}
        quote={() => null}
      />
    </MemoryRouter>,
  )
  const total = screen.getByTestId('on-road-total')
  const line = () => screen.queryByText('Personal accident cover of the owner')?.closest('li')
  expect(total.textContent).toBe('₹1,02,214')
  expect(line()?.textContent).not.toContain('your choice')
  await user.click(screen.getByLabelText('I have a personal accident cover already'))
  expect(total.textContent).toBe('₹1,01,771')
  expect(line()).toBeUndefined()
})

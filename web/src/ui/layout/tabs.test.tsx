import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const colours = vi.fn(() => <p>Swatches</p>)
const tabs = [
  { id: 'overview', label: 'SP125', panel: () => <p>Overview</p> },
  { id: 'colours', label: 'COLOURS', panel: colours },
]

function Owner() {
  const [selected, setSelected] = useState('overview')
  return <Tabs label="About the bike" tabs={tabs} selected={selected} onSelect={setSelected} />
}

it('opens a panel when it is first chosen, keeps it, and moves by the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Owner />)
  expect(colours).not.toHaveBeenCalled()

  screen.getByRole('tab', { name: 'SP125' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'COLOURS', selected: true }))
  expect(screen.getByRole('tabpanel', { name: 'COLOURS' }).textContent).toBe('Swatches')

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'SP125' }).textContent).toBe('Overview')
  expect(screen.getByText('Swatches')).toBeTruthy()
})

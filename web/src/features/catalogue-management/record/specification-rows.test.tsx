import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SpecificationRows } from './specification-rows.tsx'

test('a label is suggested as other data sheets spell it, unless the section has that row', () => {
  render(
    <SpecificationRows
      label="Body Dimensions"
      usual={['wheelbase', 'seatHeight', 'kerbWeight']}
      rows={[
        { label: 'Seat height', text: '790 mm' },
        { label: '', text: '' },
      ]}
      errorOf={() => undefined}
      onChange={() => undefined}
    />,
  )
  const [, label] = screen.getAllByRole('combobox', { name: 'Label' }) as HTMLInputElement[]
  expect([...(label?.list?.options ?? [])].map(({ value }) => value)).toEqual(['Wheelbase', 'Kerb Weight'])
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

type Row = { name: string; price: number }
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: (row) => row.name },
  { key: 'price', title: 'Price', cell: (row) => row.price, numeric: true },
]
const shared = { caption: 'Prices', columns, rowKey: (row: Row) => row.name, emptyText: 'No records found' }

it('shows rows under their titles', () => {
  render(<DataTable {...shared} rows={[{ name: 'SP125', price: 91_771 }]} />)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Name', 'Price'])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['SP125', '91771'])
})

it('says that there is nothing, and that rows are on their way', () => {
  const { rerender } = render(<DataTable {...shared} rows={[]} />)
  expect(screen.getByText('No records found')).toBeTruthy()
  rerender(<DataTable {...shared} rows={undefined} />)
  expect(screen.queryByText('No records found')).toBeNull()
  expect(screen.getByRole('region', { name: 'Prices' }).getAttribute('aria-busy')).toBe('true')
})

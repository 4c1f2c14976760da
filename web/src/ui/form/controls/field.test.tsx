import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Checkbox, Input, SuggestInput } from './inputs.tsx'
import { Select } from './select.tsx'

function described(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

it('ties label, hint and error to the control', () => {
  render(<Input label="CONTACT NUMBER" hint="Ten digits" error="Please enter a number." inputMode="tel" />)
  const input = screen.getByLabelText('CONTACT NUMBER')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toBe('Ten digits | Please enter a number.')
})

it('says nothing about a field that is in order', () => {
  render(<Checkbox label="I agree" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box.hasAttribute('aria-invalid')).toBe(false)
  expect(box.hasAttribute('aria-describedby')).toBe(false)
})

it('offers choices after an empty one', () => {
  render(<Select label="COLOUR" placeholder="Choose" choices={['Red', { value: 'b', label: 'Blue' }]} />)
  const values = [...screen.getByRole('combobox').querySelectorAll('option')].map((option) => option.value)
  expect(values).toEqual(['', 'Red', 'b'])
})

it('suggests without insisting', () => {
  render(<SuggestInput label="Model" suggestions={['SP125', 'LIVO']} />)
  const list = screen.getByLabelText('Model').getAttribute('list') ?? ''
  expect(document.getElementById(list)?.querySelectorAll('option')).toHaveLength(2)
})

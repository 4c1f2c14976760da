import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { draftKeyOf, writeDraft } from '#web/lib/device/draft.ts'
import type { Handed } from '../values/typed-values.ts'
import { useDraft } from './use-draft.ts'
import { useHandedValues } from './use-handed-values.ts'

beforeEach(() => sessionStorage.clear())

const nothing: Handed = {}
let hand: (values: Handed) => void

/** A form as on a prerendered page: rendered before the values in its address are read. */
function TheForm() {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [initial, setInitial] = useState(nothing)
  hand = setInitial
  const { restored, save } = useDraft('asking', form, initial)
  useHandedValues(form, { initial, asked: undefined, restored })
  return (
    <form ref={setForm} onInput={save}>
      <input name="model" aria-label="Model" defaultValue={initial.model} />
      <select name="colour" aria-label="Colour" defaultValue={initial.colour}>
        <option value="">Choose</option>
        <option>Red</option>
        <option>Black</option>
      </select>
    </form>
  )
}

function left(values: Record<string, string>, handed: Handed): void {
  writeDraft(draftKeyOf('asking'), { at: 1, since: 1, values, handed })
}

function shown(): string[] {
  return ['Model', 'Colour'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
}

test('what comes late takes the place of what was typed about something else', () => {
  left({ model: 'Shine 125', colour: 'Red' }, {})
  render(<TheForm />)
  expect(shown()).toEqual(['Shine 125', 'Red'])
  act(() => hand({ model: 'SP125', colour: 'Black' }))
  expect(shown()).toEqual(['SP125', 'Black'])
})

test('what was typed over the same is there again', () => {
  left({ model: 'SP125 Disc', colour: '' }, { model: 'SP125', colour: 'Black' })
  render(<TheForm />)
  act(() => hand({ model: 'SP125', colour: 'Black' }))
  expect(shown()).toEqual(['SP125 Disc', ''])
})

test('what is typed while it is on its way stays, and what follows it goes on following', async () => {
  render(<TheForm />)
  await userEvent.type(screen.getByLabelText('Model'), 'Livo')
  act(() => hand({ model: 'SP125', colour: 'Red' }))
  expect(shown()).toEqual(['Livo', 'Red'])
  act(() => hand({ model: 'NX200', colour: 'Black' }))
  expect(shown()).toEqual(['Livo', 'Black'])
})

test('a list stays as it is where it does not offer what is handed over', () => {
  render(<TheForm />)
  act(() => hand({ colour: 'Blue' }))
  expect(shown()).toEqual(['', ''])
})

import { afterEach, expect, test } from 'vitest'
import { formSignals } from '../send/read-form.ts'
import { putBack, typedValues } from './typed-values.ts'

afterEach(() => document.body.replaceChildren())

function show(markup: string): HTMLFormElement {
  const form = document.createElement('form')
  form.append(document.createRange().createContextualFragment(markup))
  document.body.append(form)
  return form
}

function control(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

const fields = `
  <input name="name">
  <input name="amount" value="60000">
  <input name="secret" type="password">
  <input name="resume" type="file">
  <input name="model" value="SP125" readonly>
  <input name="website" tabindex="-1">
  <input name="agree" type="checkbox">
  <input name="kind" type="radio" value="Free"><input name="kind" type="radio" value="Paid">
  <select name="colour"><option value="">Choose</option><option>Red</option></select>
  <textarea name="message"></textarea>`

test('keeps what was typed; never a secret, a file, a locked field or the trap', () => {
  const form = show(fields)
  expect(typedValues(form)).toEqual({})
  control(form, 'name').value = 'Bijaya'
  control(form, 'amount').value = ''
  control(form, 'agree').checked = true
  control(form, 'colour').value = 'Red'
  control(form, 'message').value = 'After six.\nPlease.'
  form.querySelectorAll<HTMLInputElement>('[name=kind]')[1]?.click()
  control(form, 'secret').value = 'hunter2'
  control(form, 'website').value = 'https://robot.example'
  control(form, 'model').value = 'NX200'
  const values = typedValues(form)
  expect(values).toEqual({
    name: 'Bijaya',
    amount: '',
    agree: true,
    kind: 'Paid',
    colour: 'Red',
    message: 'After six.\nPlease.',
  })

  const anew = show(fields)
  putBack(anew, values)
  expect(typedValues(anew)).toEqual(values)
  expect(control(anew, 'model').value).toBe('SP125')
})

test('what was typed before the page lived is not written over', () => {
  const form = show(fields)
  control(form, 'name').value = 'Asha'
  putBack(form, { name: 'Bijaya', message: 'Call.' })
  expect([control(form, 'name').value, control(form, 'message').value]).toEqual(['Asha', 'Call.'])
})

test('tells how long the form was in hand and whether the trap was filled', () => {
  const form = show(fields)
  expect(formSignals(form, Date.now() + 5000)).toBe('t=0;h=0')
  control(form, 'website').value = 'x'
  expect(formSignals(form, Date.now() - 4000)).toMatch(/^t=\d{4,};h=1$/)
})

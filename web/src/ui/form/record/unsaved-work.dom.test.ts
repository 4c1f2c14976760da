import { expect, test } from 'vitest'
import { holdsTypedText } from './unsaved-work.ts'

test('typed text and another choice are unsaved work; boxes and what stands at first are none', () => {
  const place = document.createElement('div')
  place.innerHTML = `<input type="checkbox"><input type="radio" checked><textarea>First</textarea>
    <select><option>One</option><option selected>Two</option></select>`
  expect(holdsTypedText(place)).toBe(false)
  const [text, list] = [place.querySelector('textarea'), place.querySelector('select')]
  if (!text || !list) throw new Error('The fields are missing.')
  text.value = 'More'
  expect(holdsTypedText(place)).toBe(true)
  text.value = 'First'
  list.selectedIndex = 0
  expect(holdsTypedText(place)).toBe(true)
})

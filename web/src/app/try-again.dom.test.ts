import { expect, test, vi } from 'vitest'
import code from '../../public/try-again.js?raw'

test('a press and the network ask for the whole address again, with what stands behind its mark', () => {
  document.body.innerHTML = '<a href="" data-again>Try again</a>'
  const reload = vi.fn()
  const heard: Record<string, () => void> = {}
  new Function('location', 'addEventListener', code)({ reload }, (type: string, act: () => void) => {
    heard[type] = act
  })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(press)
  expect([reload.mock.calls.length, press.defaultPrevented]).toEqual([1, true])
  heard.online?.()
  expect(reload).toHaveBeenCalledTimes(2)
})

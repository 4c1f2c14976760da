import { expect, test } from 'vitest'
import { circuit } from './circuit.ts'

function opened() {
  const clock = { now: 1_000 }
  const made = circuit(() => clock.now)
  for (let failure = 0; failure < 5; failure++) made.failed()
  return { clock, made }
}

test('five failures within ten seconds open it for fifteen', () => {
  const { clock, made } = opened()
  expect(made.mayTry()).toBe(false)
  clock.now += 14_999
  expect(made.mayTry()).toBe(false)
})

test('then one tries for all, and its success closes it', () => {
  const { clock, made } = opened()
  clock.now += 15_000
  expect([made.mayTry(), made.mayTry()]).toEqual([true, false])
  made.succeeded()
  expect([made.mayTry(), made.mayTry()]).toEqual([true, true])
})

test('a failed try opens it again', () => {
  const { clock, made } = opened()
  clock.now += 15_000
  expect(made.mayTry()).toBe(true)
  made.failed()
  clock.now += 14_999
  expect(made.mayTry()).toBe(false)
})

test('two heavy failures open it', () => {
  const one = circuit(() => 0)
  one.failed(3)
  expect(one.mayTry()).toBe(true)
  one.failed(3)
  expect(one.mayTry()).toBe(false)
})

test('failures far apart do not open it', () => {
  const clock = { now: 0 }
  const one = circuit(() => clock.now)
  for (let failure = 0; failure < 20; failure++) {
    one.failed()
    clock.now += 2_501
  }
  expect(one.mayTry()).toBe(true)
})

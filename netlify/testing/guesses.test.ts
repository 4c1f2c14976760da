import { expect, test } from 'vitest'
import { guessPasswords } from './guesses.ts'

test('of many guesses from many addresses ten reach the check, and the owner gets in', {
  timeout: 120_000,
}, async () => {
  expect(await guessPasswords({ guesses: 60, addresses: 20, users: 1 })).toEqual({
    guesses: 60,
    addresses: 20,
    mostChecked: 10,
    refused: 50,
    isBroken: false,
    ownerGotIn: true,
    colleagueGotIn: true,
    laterGotIn: true,
  })
})

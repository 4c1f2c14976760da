import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What React or our own code said on the console while a test ran; anything at all fails the test. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(takeComplaints()).toEqual([])
})

/** For a test that means to provoke a complaint: reads what was said so far and takes it off the account. */
export function takeComplaints(): string[] {
  const said = complaints
  complaints = []
  return said
}

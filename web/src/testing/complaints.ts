import { afterEach, beforeEach, expect, vi } from 'vitest'

/** The messages that React or our own code wrote to the console during a test; any message fails the test. */
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

/**
 * For a test that provokes a message on purpose: answers the messages so far and removes them, so that they
 * do not fail the test.
 */
export function takeComplaints(): string[] {
  const said = complaints
  complaints = []
  return said
}

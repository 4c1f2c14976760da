import { type NotedTest, notesInForce } from './unsure-list.ts'
import { nameOf, type UnsureTest } from './unsure-test.ts'

export interface Verdict {
  test: UnsureTest
  fails: boolean
  why: string
}

/**
 * Says of each unsure test whether it fails the run. A test that was noted within the last fourteen days
 * fails the run, because nobody has mended it; any other fails the run unless it passes each time that
 * `passesAlone` runs it.
 */
export async function judgeUnsure(
  tests: readonly UnsureTest[],
  list: readonly NotedTest[],
  today: string,
  passesAlone: (test: UnsureTest) => Promise<boolean>,
): Promise<Verdict[]> {
  const known = new Map(notesInForce(list, today).map(({ test, day }) => [test, day]))
  const verdicts: Verdict[] = []
  for (const test of tests) {
    const noted = known.get(nameOf(test))
    if (noted) verdicts.push({ test, fails: true, why: `was unsure on ${noted} too, and nobody mended it` })
    else if (await passesAlone(test)) verdicts.push({ test, fails: false, why: 'passed five times alone' })
    else verdicts.push({ test, fails: true, why: 'failed when it was repeated alone' })
  }
  return verdicts
}

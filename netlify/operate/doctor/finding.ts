/** One line of the doctor: what was asked, how it stands, and what to do or what stands there. */
export interface Finding {
  subject: string
  /** `unknown` is what could not be asked from here; the words say how to. */
  state: 'ok' | 'mend' | 'unknown'
  words: string
}

/** What a check answers: `ok` or `mend`, with words. */
export type Verdict = Omit<Finding, 'subject'>

export const ok = (words: string): Verdict => ({ state: 'ok', words })
export const mend = (words: string): Verdict => ({ state: 'mend', words })
export const unknown = (words: string): Verdict => ({ state: 'unknown', words })

/** A named question; one that throws could not be asked. */
export type Check = [subject: string, ask: () => Promise<Verdict>]

/** Asks all questions one after the other, because some of them measure time. */
export async function askAll(checks: readonly Check[], say: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [subject, ask] of checks) {
    const verdict = await ask().catch((error: unknown) => unknown(`could not be asked: ${reasonOf(error)}`))
    const finding = { subject, ...verdict }
    say(finding)
    findings.push(finding)
  }
  return findings
}

/** What an error says, with its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}

/** One line of the doctor: the subject of the check, its state, and what to do or what was found. */
export interface Finding {
  subject: string
  /** `unknown` means that the check could not be made from here; the words say how to make it. */
  state: 'ok' | 'mend' | 'unknown'
  words: string
}

/** The answer of a check: `ok` or `mend`, with words. */
export type Verdict = Omit<Finding, 'subject'>

export const ok = (words: string): Verdict => ({ state: 'ok', words })
export const mend = (words: string): Verdict => ({ state: 'mend', words })
export const unknown = (words: string): Verdict => ({ state: 'unknown', words })

/** A named check; one that throws could not be made. */
export type Check = [subject: string, ask: () => Promise<Verdict>]

/** Makes all checks one after the other, because some of them measure time. */
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

/** The message of an error, with that of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}

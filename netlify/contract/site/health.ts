import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

export const getHealth = visitorEndpoint('GET /api/health', {
  summary: 'Says that functions run. Asks nothing else, so that it answers during an outage.',
  answer: z.object({ status: z.literal('ok') }),
})

const part = z.enum(['ok', 'failed'])

/** Can enquiries be taken in and stored? One result for each part that they need. */
export const readiness = z.object({
  status: part,
  /** The commit that the functions were built from; `local` where they run unbundled. */
  version: z.string(),
  database: part,
  storage: part,
  /** Can the second store be written? */
  secondStore: part,
  /** The number of waiting enquiries, and the age of the oldest in seconds; null when none waits. */
  waiting: z.number().int().min(0),
  oldestSeconds: z.number().int().min(0).nullable(),
  /**
   * Of twenty waiting enquiries, those that wait for more than 15 minutes or cannot be decrypted: the form,
   * and why. Held back: too much for today, or stored by no run yet for another reason; the log names the
   * reason.
   */
  stuck: z.array(z.object({ form: z.string(), why: z.enum(['unreadable', 'held back']) })),
  /** Enquiries that the database refused; a person has to look at them. */
  refused: z.number().int().min(0),
  /**
   * The number of mails that wait for more than an hour; null when the database does not answer. Late mails
   * stop no enquiry, so they fail no check.
   */
  lateMails: z.number().int().min(0).nullable(),
  /**
   * The number of visitors who got no receipt today, because more were due than may go out; null when the
   * database does not answer.
   */
  leftOutReceipts: z.number().int().min(0).nullable(),
})
export type Readiness = z.infer<typeof readiness>

export const getReadiness = visitorEndpoint('GET /api/health/ready', {
  summary: 'Can forms be taken and stored, and by which version? One result is shared for five seconds.',
  answer: readiness,
  also: { 503: 'Something does not work, or forms have waited for more than 15 minutes.' },
})

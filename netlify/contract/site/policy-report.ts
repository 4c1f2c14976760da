import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

const word = z.string().max(2000).catch('')

/**
 * A browser's report of one breach of the pages' content security policy, with only those of its many fields
 * that the server reads.
 */
export const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': word,
    'effective-directive': word,
    'violated-directive': word,
    'blocked-uri': word,
  }),
})
export type PolicyReport = z.infer<typeof policyReport>

export const reportViolation = visitorEndpoint('POST /api/policyReports', {
  summary:
    'Takes what a browser tells of a breach of the content security policy; a line of the log is all it leaves.',
  accepts: 'report',
  body: policyReport,
  answer: z.object({}),
})

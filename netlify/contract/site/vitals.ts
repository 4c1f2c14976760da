import { z } from 'zod'
import { pages } from '#contract/site/pages.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { clientErrorsPath, vitalsPath } from './report-paths.ts'

/**
 * The patterns of the public routes, such as `/dealers/:id`: a browser names its page by one of them, so that
 * no address of a visitor is ever sent.
 */
const pagePatterns = Object.values(pages).map(({ path, rest = '' }) => `${path}${rest}`)

const seen = {
  page: z.enum(pagePatterns),
  /** The version of the page's code, as its first tag says it. */
  version: z.string().regex(/^[a-z0-9]{1,12}$/),
}
const milliseconds = z.number().min(0).max(60_000)

/** What one measured visit was like. What a browser does not know is left out. */
const vitals = z.strictObject({
  ...seen,
  /** The memory of the device in gigabytes, as browsers round it. */
  memory: z.number().positive().max(1024).optional(),
  line: z.enum(['slow-2g', '2g', '3g', '4g']).optional(),
  language: z.enum(['en', ...otherLanguages]),
  /** Until the largest part of the page was there. */
  LCP: milliseconds.optional(),
  /** From a press until the page answered, near the longest of the visit. */
  INP: milliseconds.optional(),
  /** How far the page moved by itself, as a share of the window. */
  CLS: z.number().min(0).max(10).optional(),
})
export type Vitals = z.output<typeof vitals>

export const reportVitals = visitorEndpoint(`POST ${vitalsPath}`, {
  summary: 'Counts how fast one visit in ten was, without anything that tells one visitor from another.',
  body: vitals,
  answer: z.object({}),
})

/** An error of the site's own code; the server takes out of its words what may be about a person. */
const clientError = z.strictObject({
  ...seen,
  message: z.string().max(300),
  /** The place in the site's code, such as `/assets/x7.js:1:2034`. */
  frame: z.string().regex(/^\/assets\/[\w-]{1,60}\.js(:\d{1,7}){0,2}$/),
})
export type ClientError = z.output<typeof clientError>

export const reportClientError = visitorEndpoint(`POST ${clientErrorsPath}`, {
  summary: 'Counts an error of the site’s code in a measured visit, by version, without its visitor.',
  body: clientError,
  answer: z.object({}),
})

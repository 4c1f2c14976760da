import type { Lender, TeamMember, Testimonial } from '#contract/content/page-lists.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** Lenders of the finance page, in order. */
export const loadLenders = (): Promise<Lender[]> => deferred(callApi('listLenders'))

/** Members of staff, in order. */
export const loadTeam = (): Promise<TeamMember[]> => deferred(callApi('listTeam'))

/** Testimonials of customers, in order. */
export const loadTestimonials = (): Promise<Testimonial[]> => deferred(callApi('listTestimonials'))

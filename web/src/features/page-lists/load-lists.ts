import type {
  Lender,
  OtherModel,
  TeamMember,
  Testimonial,
  WarrantyPlan,
} from '#contract/content/page-lists.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** Lenders of the finance page, in order. */
export const loadLenders = (): Promise<Lender[]> => deferred(callApi('listLenders'))

/** Members of staff, in order. */
export const loadTeam = (): Promise<TeamMember[]> => deferred(callApi('listTeam'))

/** Testimonials of customers, in order. */
export const loadTestimonials = (): Promise<Testimonial[]> => deferred(callApi('listTestimonials'))

/** Terms of warranty, in order. */
export const loadWarrantyPlans = (): Promise<WarrantyPlan[]> => deferred(callApi('listWarrantyPlans'))

/** Models outside the catalogue that forms offer too, in order. */
export const loadOtherModels = (): Promise<OtherModel[]> => deferred(callApi('listOtherModels'))

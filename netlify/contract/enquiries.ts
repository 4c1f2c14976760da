import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { routes } from './routes.ts'
import { paragraph, requiredLine } from './text.ts'

/** What every accepted submission answers. */
export const accepted = z.object({ message: z.string() })

/** POST /api/postBooking, storefront sections 3 and 5: e-mail by its shape, contact number numeric. */
export const productEnquiry = z.strictObject({
  name: requiredLine(limits.name, 'Please enter your name.'),
  mobileNo: requiredLine(limits.mobile, 'Please enter your contact number.').refine(
    (value) => /^\+?[\d\s-]*\d[\d\s-]*$/.test(value) || value === '',
    {
      error: 'Please use digits only.',
    },
  ),
  emailId: requiredLine(limits.email, 'Please enter your e-mail address.').refine(
    (value) => value === '' || z.email().safeParse(value).success,
    {
      error: 'Please enter an e-mail address like name@example.com.',
    },
  ),
  model: requiredLine(limits.model, 'Please say which model you want.'),
  color: requiredLine(limits.colour, 'Please choose a colour.'),
  message: paragraph(limits.message).default(''),
})
export type ProductEnquiry = z.infer<typeof productEnquiry>

export const sendProductEnquiry = endpoint({
  name: 'sendProductEnquiry',
  ...routes.sendProductEnquiry,
  role: 'visitor',
  summary: 'Stores a test-ride enquiry. An Idempotency-Key (uuid) makes a repeat store once.',
  body: productEnquiry,
  answer: accepted,
  status: 201,
})

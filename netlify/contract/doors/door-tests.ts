import { z } from 'zod'
import { owners } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { doorSlug } from './doors.ts'

const message = z.object({ message: z.string() })

export const testDoor = staffEndpoint('POST /api/doors/:slug/test', {
  onlyFor: owners,
  changesAll: true,
  summary:
    'Signs a test in the name of the sender with the secret of the door and takes it in as a delivery that never counts; 409 where the door would refuse it.',
  params: z.object({ slug: doorSlug }),
  answer: message,
})

export const tryDelivery = staffEndpoint('POST /api/doors/:slug/deliveries/:id/try', {
  onlyFor: owners,
  changesAll: true,
  summary: 'Has a delivery that waits or failed tried again within a minute; 409 when it no longer does.',
  params: z.object({ slug: doorSlug, id: z.uuid() }),
  answer: message,
})

import { randomFrom } from '../random.ts'
import { arrival } from './arrivals.ts'
import { type Colleague, colleagueFor } from './crew.ts'
import type { Enquiry, Public } from './enquiries.ts'
import { outletFor } from './visits.ts'
import { workingMoment, workingMomentBefore } from './working-time.ts'

const count = 20
const words = {
  sales: [
    'Came with his father, looks at 125 cc.',
    'Rang after the advertisement, asks for the price on the road.',
    '',
  ],
  service: ['Left it in the morning, noise from the engine.', 'Rang, wants the second free service.', ''],
} as const

/** Makes the people who came to an outlet or rang, whom staff wrote down while they were at work. */
export function makeWalkIns(
  crew: readonly Colleague[],
  now: number,
  { newPerson, askedVehicle }: Public,
): Enquiry[] {
  const random = randomFrom(1974)
  return Array.from({ length: crew.length > 0 ? count : 0 }, (_, place): Enquiry => {
    const family = random.chance(0.65) ? 'sales' : 'service'
    const { model, isBigwing } = askedVehicle(random)
    const outlet = outletFor(random, family, isBigwing)
    const taker = colleagueFor(crew, random, family, outlet)
    const { name, mobile } = newPerson()
    const cameAt = workingMoment(arrival(random, now, (place + 0.5) / count), 0)
    return {
      id: random.uuid(),
      table: 'walk_ins',
      family,
      // The last one has just left.
      sentAt: cameAt < now && place > 0 ? cameAt : workingMomentBefore(now, 15),
      outlet,
      isOutletKnown: true,
      waits: false,
      row: {
        name,
        mobile,
        model,
        message: random.pick(words[family]),
        outlet_id: outlet,
        staff_id: taker?.id ?? null,
        taken_by: taker?.name ?? '',
      },
      context: {
        source: random.pick(['walk-in', 'walk-in', 'phone']),
        medium: '',
        campaign: '',
        landing: '',
        language: 'en',
      },
    }
  })
}

import { demoResumePath } from '../demo-resume.ts'
import type { Random } from '../random.ts'
import type { Row } from '../rows.ts'
import { type Message, message, type Topic, writtenMessage } from './messages.ts'
import { nameParts, type Person, registrationNumber } from './people.ts'
import type { AskedVehicle } from './vehicles.ts'

export type Family = 'sales' | 'service' | 'people' | 'other'

/** One kind of enquiry: its table, how many the demo has, and the fields of one. */
export interface EnquiryKind {
  table: string
  family: Family
  count: number
  /** What its message is about; undefined where the form has no message. */
  topic?: Topic
  /** Over how many days back they came; over the whole time by default. */
  days?: number
  row(asked: Asked): Row
}

/** Of what the fields of an enquiry are made. */
export interface Asked {
  random: Random
  person: Person
  vehicle: AskedVehicle
  text: string
}

const places = ['Banki', 'Athagarh', 'Niali', 'Mahanga', 'Badamba', 'Tigiria', 'Kishannagar', 'Baranga']
const pinCodes = ['753001', '753009', '753012', '754021', '754202', '754032', '754207', '754297']
const posts = ['Sales executive', 'Workshop technician', 'Accountant', 'Customer care executive', 'Driver']
const loanAmounts = ['50000', '75,000', '₹ 1,20,000', '1.5 lakh', '80000', '']
const addressProofs = ['Electricity bill', 'Gas bill', 'Bank statement', 'Registered lease', null]
const identityProofs = ['Aadhar', 'PAN', 'Voter ID', 'Driving licence', null]
const oldModels = ['Hero Splendor', 'Bajaj Pulsar 150', 'CD 100 (1998)']

const year = (random: Random) => String(2012 + random.below(14))

const ownVehicle = ({ random, vehicle }: Asked): Row => ({
  model: vehicle.model,
  registration_number: registrationNumber(random),
  year_of_purchase: year(random),
})

const question = ({ random, person, vehicle, text }: Asked): Row => ({
  ...person,
  model: vehicle.model,
  pin_code: random.pick(pinCodes),
  message: text,
})

/** The variant that somebody chose, with the price that it had. */
function choice({ random, vehicle }: Asked): Row {
  const variant = random.pick(vehicle.variants)
  return { model: vehicle.model, variant: variant?.name ?? '', price_paise: variant?.paise ?? null }
}

export const enquiryKinds: readonly EnquiryKind[] = [
  {
    table: 'product_enquiries',
    family: 'sales',
    count: 60,
    topic: 'buying',
    row: (asked) => ({
      ...asked.person,
      ...choice(asked),
      colour: asked.random.pick(asked.vehicle.colours),
      message: asked.text,
    }),
  },
  {
    table: 'service_bookings',
    family: 'service',
    count: 46,
    topic: 'service',
    row: (asked) => {
      const isOther = asked.random.chance(0.06)
      return {
        ...asked.person,
        ...ownVehicle(asked),
        model: isOther ? '' : asked.vehicle.model,
        entered_model: isOther ? asked.random.pick(oldModels) : '',
        service_type: asked.random.pick(['Paid', 'Paid', 'Free']),
        message: asked.text,
      }
    },
  },
  {
    table: 'amc_enquiries',
    family: 'service',
    count: 16,
    topic: 'care',
    row: (asked) => ({ ...asked.person, ...ownVehicle(asked), message: asked.text }),
  },
  {
    table: 'warranty_enquiries',
    family: 'service',
    count: 14,
    topic: 'care',
    row: (asked) => ({ ...asked.person, ...ownVehicle(asked), message: asked.text }),
  },
  {
    table: 'finance_enquiries',
    family: 'sales',
    count: 26,
    topic: 'loan',
    row: (asked) => ({
      ...asked.person,
      ...choice(asked),
      loan_amount: asked.random.pick(loanAmounts),
      message: asked.text,
      agreed: asked.random.chance(0.8),
      proof_of_address: asked.random.pick(addressProofs),
      proof_of_identity: asked.random.pick(identityProofs),
    }),
  },
  {
    table: 'contact_requests',
    family: 'other',
    count: 26,
    topic: 'question',
    row: ({ random, person, text }) => ({
      ...nameParts(person),
      postal_code: random.pick(pinCodes),
      mobile: person.mobile,
      message: text,
    }),
  },
  {
    table: 'offer_enquiries',
    family: 'sales',
    count: 18,
    row: ({ person }) => ({ ...person, agreed: true }),
  },
  {
    table: 'opt_ins',
    family: 'other',
    count: 13,
    row: ({ random, person: { name, mobile } }) => {
      const [rcs, sms, obd, email, whatsapp] = Array.from({ length: 5 }, () => random.chance(0.5))
      return { name, mobile, registration_number: registrationNumber(random), rcs, sms, obd, email, whatsapp }
    },
  },
  {
    table: 'joy_club_members',
    family: 'other',
    count: 13,
    topic: 'club',
    row: ({ random, person, vehicle, text }) => ({
      ...person,
      model: vehicle.model,
      registration_number: registrationNumber(random),
      purchase_year: year(random),
      message: text,
    }),
  },
  {
    table: 'career_applications',
    family: 'people',
    count: 14,
    row: ({ random, person }) => ({
      ...person,
      post: random.pick(posts),
      resume_path: demoResumePath(random),
    }),
  },
  {
    table: 'network_applications',
    family: 'people',
    count: 12,
    row: ({ random, person: { name, mobile } }) => {
      const location = random.pick(places)
      const address = `Main road, ${location}, Cuttack district ${random.pick(pinCodes)}`
      return { name, mobile, location, address }
    },
  },
  { table: 'service_enquiries', family: 'service', count: 16, topic: 'service', row: question },
  { table: 'spare_part_enquiries', family: 'service', count: 15, topic: 'parts', row: question },
  { table: 'sales_enquiries', family: 'sales', count: 20, topic: 'buying', row: question },
  {
    table: 'reviews',
    family: 'other',
    count: 12,
    topic: 'review',
    days: 12,
    row: ({ random, person: { name, mobile }, vehicle, text }) => ({
      message: text,
      name,
      mobile,
      place: random.pick(places),
      model: vehicle.model,
      rating: text.includes(', but ') ? 3 : 4 + random.below(2),
      may_publish: random.chance(0.8),
    }),
  },
  {
    table: 'exchange_enquiries',
    family: 'sales',
    count: 16,
    topic: 'buying',
    row: ({ random, person: { name, mobile }, vehicle, text }) => {
      const low = 10_000 + 500 * random.below(80)
      return {
        name,
        mobile,
        make: 'Honda',
        old_model: random.pick(['Activa 5G', 'Shine', 'Unicorn 150', 'Dio']),
        year: 2014 + random.below(10),
        kilometres: 4_000 + random.below(70_000),
        condition: random.pick(['Like new', 'Good', 'Fair', 'Needs repair']),
        papers: random.pick(['All in order', 'Loan still running', 'Something is missing']),
        model: vehicle.model,
        message: text,
        low_paise: low * 100,
        high_paise: (low + 4_000) * 100,
      }
    },
  },
  {
    table: 'arrival_enquiries',
    family: 'sales',
    count: 8,
    row: ({ random, person, vehicle }) => ({
      ...person,
      model: vehicle.model,
      variant: random.pick(vehicle.variants)?.name ?? '',
      colour: random.pick(vehicle.colours),
    }),
  },
]

/** The message of the enquiry at a place among those of its kind: a review always has one. */
export function messageOf(random: Random, { table, topic }: EnquiryKind, place: number): Message {
  if (!topic) return { text: '', language: 'en' }
  return table === 'reviews' ? writtenMessage(random, topic, place) : message(random, topic, place)
}

import { demoResumePath } from './demo-resume.ts'
import { message, writtenMessage } from './messages.ts'
import { email, fullName, mobile, nameParts, registrationNumber } from './people.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'

/** One kind of enquiry: its table, how many the demo has, and the fields of one. */
export interface EnquiryKind {
  table: string
  count: number
  row(random: Random, models: readonly string[]): Row
}

const places = ['Banki', 'Athagarh', 'Niali', 'Mahanga', 'Badamba', 'Tigiria', 'Kishannagar', 'Baranga']
const pinCodes = ['753001', '753009', '753012', '754021', '754202', '754032', '754207', '754297']
const posts = ['Sales executive', 'Workshop technician', 'Accountant', 'Customer care executive', 'Driver']
const colours = ['Red', 'Blue', 'Black', 'White', 'Grey']
const loanAmounts = ['50000', '75,000', '₹ 1,20,000', '1.5 lakh', '80000', '']
const addressProofs = [
  'Electricity bill',
  'Gas bill',
  'Bank statement',
  'Landline bill',
  'Registered lease',
  null,
]
const identityProofs = ['Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport', null]
const oldModels = ['Hero Splendor', 'Bajaj Pulsar 150', 'CD 100 (1998)']

function contact(random: Random): { name: string; mobile: string; email: string } {
  const name = fullName(random)
  return { name, mobile: mobile(random), email: email(random, name) }
}

function year(random: Random): string {
  return String(2012 + random.below(14))
}

function ownVehicle(random: Random, models: readonly string[]): Row {
  return {
    model: random.pick(models),
    registration_number: registrationNumber(random),
    year_of_purchase: year(random),
  }
}

function question(random: Random, models: readonly string[]): Row {
  return { ...contact(random), model: random.pick(models), pin_code: random.pick(pinCodes) }
}

export const enquiryKinds: readonly EnquiryKind[] = [
  {
    table: 'product_enquiries',
    count: 90,
    row: (random, models) => ({
      ...contact(random),
      model: random.pick(models),
      colour: random.pick(colours),
      message: message(random),
    }),
  },
  {
    table: 'service_bookings',
    count: 70,
    row: (random, models) => {
      const other = random.chance(0.1)
      return {
        ...contact(random),
        ...ownVehicle(random, models),
        model: other ? '' : random.pick(models),
        entered_model: other ? random.pick(oldModels) : '',
        service_type: random.pick(['Paid', 'Free', 'Paid', '']),
        message: message(random),
      }
    },
  },
  {
    table: 'amc_enquiries',
    count: 40,
    row: (random, models) => ({
      ...contact(random),
      ...ownVehicle(random, models),
      message: message(random),
    }),
  },
  {
    table: 'warranty_enquiries',
    count: 40,
    row: (random, models) => ({
      ...contact(random),
      ...ownVehicle(random, models),
      message: message(random),
    }),
  },
  {
    table: 'finance_enquiries',
    count: 45,
    row: (random, models) => ({
      ...contact(random),
      loan_amount: random.pick(loanAmounts),
      model: random.pick(models),
      message: message(random),
      agreed: random.chance(0.8),
      proof_of_address: random.pick(addressProofs),
      proof_of_identity: random.pick(identityProofs),
    }),
  },
  {
    table: 'contact_requests',
    count: 50,
    row: (random) => ({
      ...nameParts(random),
      postal_code: random.pick(pinCodes),
      mobile: mobile(random),
      message: message(random),
    }),
  },
  { table: 'offer_enquiries', count: 35, row: (random) => ({ ...contact(random), agreed: true }) },
  {
    table: 'opt_ins',
    count: 30,
    row: (random) => {
      const { name, mobile } = contact(random)
      const [rcs, sms, obd, email, whatsapp] = Array.from({ length: 5 }, () => random.chance(0.5))
      return { name, mobile, registration_number: registrationNumber(random), rcs, sms, obd, email, whatsapp }
    },
  },
  {
    table: 'joy_club_members',
    count: 30,
    row: (random) => ({
      ...contact(random),
      model: random.pick(['shine', 'activa', 'unicorn', 'CBR 150R']),
      registration_number: registrationNumber(random),
      purchase_year: year(random),
      message: message(random),
    }),
  },
  {
    table: 'career_applications',
    count: 25,
    row: (random) => ({ ...contact(random), post: random.pick(posts), resume_path: demoResumePath(random) }),
  },
  {
    table: 'network_applications',
    count: 24,
    row: (random) => {
      const { name, mobile } = contact(random)
      const location = random.pick(places)
      return {
        name,
        mobile,
        location,
        address: `Main road, ${location}, Cuttack district ${random.pick(pinCodes)}`,
      }
    },
  },
  { table: 'service_enquiries', count: 35, row: question },
  {
    table: 'spare_part_enquiries',
    count: 30,
    row: (random, models) => ({ ...question(random, models), message: message(random) }),
  },
  { table: 'sales_enquiries', count: 35, row: question },
  {
    table: 'reviews',
    count: 30,
    row: (random, models) => {
      const { name, mobile } = contact(random)
      return {
        message: writtenMessage(random),
        name,
        mobile,
        place: random.pick(places),
        model: random.pick(models),
        rating: 3 + random.below(3),
        may_publish: random.chance(0.8),
      }
    },
  },
  {
    table: 'exchange_enquiries',
    count: 20,
    row: (random, models) => {
      const { name, mobile } = contact(random)
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
        model: random.pick(models),
        message: message(random),
        low_paise: low * 100,
        high_paise: (low + 4_000) * 100,
      }
    },
  },
]

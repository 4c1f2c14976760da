import { askingPaths } from '#web/lib/asking-paths.ts'
import { modelsPath } from '#web/lib/late-paths.ts'
import { paths } from '#web/lib/paths.ts'
import type { Entry, FoundBy } from './entry.ts'

/** Pages that are no model and no outlet: title, what is there, and what else people type for it. */
const pages: readonly (readonly [to: string, title: string, line: string, more: string])[] = [
  [paths.motorcycle, 'Motorcycles', 'All models with prices', 'price list bikes motorbike gaadi'],
  [paths.scooters, 'Scooters', 'All models with prices', 'price list scooty gearless'],
  [paths.ev, 'Electric scooters', 'All models with prices', 'ev electric battery charging'],
  [paths.bigWing, 'BigWing', 'Big bikes with prices', 'big bikes premium superbike'],
  [modelsPath, 'All models', 'By price, mileage and seat height', 'find filter compare budget list'],
  [
    paths.productEnquiry(),
    'Book a test ride',
    'Choose a model and leave your number',
    'enquiry trial booking buy',
  ],
  [paths.services, 'Services', 'All that the workshop does', 'workshop repair servicing garage'],
  [
    paths.serviceBooking,
    'Book for service',
    'A day at the workshop',
    'servicing appointment repair workshop booking',
  ],
  [paths.amc, 'AMC', 'Annual maintenance contract', 'maintenance contract yearly'],
  [paths.extendedWarranty, 'Extended warranty', 'More years of cover', 'guarantee ew cover'],
  [paths.extendedWarrantyPlus, 'Extended warranty plus', 'Cover up to ten years', 'guarantee ew plus cover'],
  [
    paths.owners,
    'Your two-wheeler',
    'Warranty clock and next service',
    'owners owner my vehicle expiry service due schedule interval odometer',
  ],
  [
    paths.finance,
    'Finance',
    'Loan, EMI and documents',
    'loan emi instalment installment kist bank down payment interest',
  ],
  [
    paths.compareLoans,
    'Compare loan offers',
    'Lenders and what each costs',
    'emi loan interest lender bank rate',
  ],
  [
    askingPaths.exchange,
    'Exchange your old two-wheeler',
    'What it may bring',
    'old used sell resale value part exchange',
  ],
  [
    askingPaths.spareParts,
    'Question about a part',
    'Spare parts and accessories',
    'spares genuine parts accessories',
  ],
  [
    askingPaths.serviceEnquiry,
    'Question to the workshop',
    'Ask about service and repairs',
    'service enquiry repair question help',
  ],
  [
    askingPaths.salesEnquiry,
    'Question to the showroom',
    'Ask about models and prices',
    'sales enquiry buy question price',
  ],
  [askingPaths.review, 'Write a review', 'Tell others how it was', 'review rating feedback stars'],
  [
    paths.networks,
    'Showrooms and workshops',
    'All outlets with hours and directions',
    'networks outlets dealers branches near location address',
  ],
  [
    paths.becomeNetworkPartner,
    'Become a network partner',
    'Open an outlet with us',
    'dealership franchise apply',
  ],
  [paths.aboutUs, 'About us', 'Who we are', 'dealer history'],
  [paths.companyProfile, 'Company profile', 'Our house since its first day', 'about management'],
  [paths.contact, 'Contact', 'Numbers, mail and a message', 'phone call number email complaint help address'],
  [paths.testimonials, 'Testimonials', 'What customers say', 'reviews rating feedback'],
  [paths.meetStaff, 'Meet the staff', 'The people of the showroom', 'team employees'],
  [paths.career, 'Career', 'Work with us', 'job jobs vacancy resume salary'],
  [paths.offers, 'Offers', 'What is cheaper now', 'offer discount scheme sale cashback festival'],
  [paths.gallery, 'Gallery', 'Pictures from the showroom', 'photos images'],
  [paths.optIn, 'Opt in', 'Hear from us by message', 'newsletter subscribe whatsapp messages'],
  [paths.joyClub, 'Joy Club', 'Our club for owners', 'points membership rewards loyalty'],
  [paths.termsConditions, 'Terms and conditions', 'What holds between us', 'legal privacy policy'],
]

/** The pages as they are found. */
export const pageEntries: readonly FoundBy[] = pages.map(([to, title, line, more]) => ({
  entry: { id: `page:${to}`, kind: 'page', title, line, to, image: '' },
  name: title,
  of: '',
  more,
  part: '',
}))

const wanted: readonly string[] = [
  paths.productEnquiry(),
  paths.networks,
  paths.finance,
  paths.serviceBooking,
  paths.offers,
]

/** Where most people want to go who have not typed anything yet. */
export const usefulPages: readonly Entry[] = wanted.flatMap(
  (to) => pageEntries.find(({ entry }) => entry.to === to)?.entry ?? [],
)

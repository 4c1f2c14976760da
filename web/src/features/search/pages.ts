import { t } from '#contract/wire/language.ts'
import { paths, quietPaths, slipsPath } from '#web/lib/address/paths.ts'
import type { Entry, FoundBy } from './entry.ts'

/** Address, English title, title and what is there as visitors read them, and what else people type for it. */
type Page = readonly [to: string, english: string, title: string, line: string, more: string]

/** Pages that are no model and no outlet, with their titles in English, by which they are found in every language. */
const pages: readonly Page[] = [
  [
    paths.motorcycle,
    'Motorcycles',
    t`Motorcycles`,
    t`All models with prices`,
    'price list bikes motorbike gaadi',
  ],
  [paths.scooters, 'Scooters', t`Scooters`, t`All models with prices`, 'price list scooty gearless'],
  [
    paths.ev,
    'Electric scooters',
    t`Electric scooters`,
    t`All models with prices`,
    'ev electric battery charging',
  ],
  [paths.bigWing, 'BigWing', t`BigWing`, t`Big bikes with prices`, 'big bikes premium superbike'],
  [
    paths.models,
    'All models',
    t`All models`,
    t`By price, mileage and seat height`,
    'find filter budget list brochure pdf catalogue',
  ],
  [
    quietPaths.compare,
    'Compare two-wheelers',
    t`Compare two-wheelers`,
    t`Two to four beside each other`,
    'compare comparison difference versus vs',
  ],
  [
    slipsPath,
    'On-road price slip',
    t`On-road price slip`,
    t`Tax, registration and insurance, line by line`,
    'on road price rto road tax registration insurance number plate slip',
  ],
  [
    paths.productEnquiry(),
    'Book a test ride',
    t`Book a test ride`,
    t`Choose a model and leave your number`,
    'enquiry trial booking buy',
  ],
  [paths.services, 'Services', t`Services`, t`All workshop services`, 'workshop repair servicing garage'],
  [
    paths.serviceBooking,
    'Book for service',
    t`Book for service`,
    t`A day at the workshop`,
    'servicing appointment repair workshop booking',
  ],
  [paths.amc, 'AMC', t`AMC`, t`Annual maintenance contract`, 'maintenance contract yearly'],
  [
    paths.extendedWarranty,
    'Extended warranty',
    t`Extended warranty`,
    t`More years of cover`,
    'guarantee ew cover',
  ],
  [
    paths.extendedWarrantyPlus,
    'Extended warranty plus',
    t`Extended warranty plus`,
    t`Cover up to ten years`,
    'guarantee ew plus cover',
  ],
  [
    paths.owners,
    'Your two-wheeler',
    t`Your two-wheeler`,
    t`Warranty dates and next service`,
    'owners owner my vehicle expiry service due schedule interval odometer',
  ],
  [
    paths.finance,
    'Finance and loan',
    t`Finance`,
    t`Loan, EMI and documents`,
    'loan emi instalment installment kist bank down payment interest',
  ],
  [
    paths.compareLoans,
    'Compare loan offers',
    t`Compare loan offers`,
    t`The true cost of up to three offers`,
    'emi loan interest lender bank rate',
  ],
  [
    paths.exchange,
    'Exchange your old two-wheeler',
    t`Exchange your old two-wheeler`,
    t`Its estimated value`,
    'old used sell resale value part exchange',
  ],
  [
    paths.spareParts,
    'Question about a part',
    t`Question about a part`,
    t`Spare parts and accessories`,
    'spares genuine parts accessories',
  ],
  [
    paths.serviceEnquiry,
    'Question to the workshop',
    t`Question to the workshop`,
    t`Ask about service and repairs`,
    'service enquiry repair question help',
  ],
  [
    paths.salesEnquiry,
    'Question to the showroom',
    t`Question to the showroom`,
    t`Ask about models and prices`,
    'sales enquiry buy question price',
  ],
  [
    quietPaths.enquiryStatus,
    'Status of your enquiry',
    t`Status of your enquiry`,
    t`With its reference and your number`,
    'enquiry status track reference booking',
  ],
  [
    paths.review,
    'Write a review',
    t`Write a review`,
    t`Tell others how it was`,
    'review rating feedback stars',
  ],
  [
    paths.networks,
    'Showrooms and workshops',
    t`Showrooms and workshops`,
    t`All outlets with hours and directions`,
    'networks outlets dealers branches near location address',
  ],
  [
    paths.becomeNetworkPartner,
    'Become a network partner',
    t`Become a network partner`,
    t`Open an outlet with us`,
    'dealership franchise apply',
  ],
  [paths.aboutUs, 'About us', t`About us`, t`Who we are`, 'dealer history'],
  [
    paths.companyProfile,
    'Company profile',
    t`Company profile`,
    t`Our company in figures`,
    'about management',
  ],
  [
    paths.contact,
    'Contact',
    t`Contact`,
    t`Phone, e-mail and a form`,
    'phone call number email complaint help address',
  ],
  [paths.testimonials, 'Testimonials', t`Testimonials`, t`What customers say`, 'reviews rating feedback'],
  [paths.meetStaff, 'Meet the staff', t`Meet the staff`, t`The people of the showroom`, 'team employees'],
  [paths.career, 'Career', t`Career`, t`Work with us`, 'job jobs vacancy resume salary'],
  [paths.offers, 'Offers', t`Offers`, t`Current offers`, 'offer discount scheme sale cashback festival'],
  [paths.gallery, 'Gallery', t`Gallery`, t`Pictures from the showroom`, 'photos images'],
  [paths.optIn, 'Opt in', t`Opt in`, t`Hear from us by message`, 'newsletter subscribe whatsapp messages'],
  [paths.joyClub, 'Joy Club', t`Joy Club`, t`Our club for owners`, 'points membership rewards loyalty'],
  [
    paths.termsConditions,
    'Terms and conditions',
    t`Terms and conditions`,
    t`Our terms and your privacy`,
    'legal privacy policy',
  ],
]

/** The pages as they are found. */
export const pageEntries: readonly FoundBy[] = pages.map(([to, english, title, line, more]) => ({
  entry: { id: `page:${to}`, kind: 'page', title, line, to, image: '' },
  name: title === english ? title : `${title} ${english}`,
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

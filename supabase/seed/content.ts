import { standardTexts } from '#server/services/content/page-text/standard-texts.ts'
import { demoDealership } from './dealership.ts'
import { otherModels, servicePlan, warrantyPlans } from './maker-facts.ts'
import { pictures } from './pictures.ts'
import { insertRows, type Run } from './rows.ts'

const slides = [
  {
    alt: 'A red street bike on a country road at sunset',
    title: 'Motorcycles',
    line: 'Street bikes, commuters and tourers, each with its price.',
    link: '/motorcycle',
  },
  {
    alt: 'A family scooter in pearl white on a town street in the morning',
    title: 'Scooters',
    line: 'Room under the seat, easy in traffic.',
    link: '/scooters',
  },
  {
    alt: 'A white electric scooter before a teal wall',
    title: 'Electric',
    line: 'Two electric scooters, to charge at home or to swap.',
    link: '/ev',
  },
  {
    alt: 'A retro bike in graphite and gold',
    title: 'BigWing',
    line: 'Big bikes from 350 cc, shown at Link Road.',
    link: '/bigWing',
  },
  {
    alt: 'A red commuter motorcycle in the workshop, tools on the wall behind it',
    title: 'Service',
    line: 'Pick a day and a workshop near you.',
    link: '/service-booking',
  },
]

const notifications = [
  'Festive season: exchange bonus on every scooter, at all outlets',
  'Free ten-point check-up camp this Sunday at Dolamundai',
]

/** Oldest first: the offers page shows the last one. */
const offers = [
  {
    title: 'Monsoon service camp',
    description:
      'Brakes, tyres, lamps and battery checked free of charge at every outlet, and ten per cent off parts that need changing. Book a slot online or walk in before noon.',
    alt: 'A motorcycle in the workshop, tools on the wall behind it',
  },
  {
    title: 'Student riders',
    description:
      'A helmet and the first year of insurance at half price on any 110 cc scooter or 100 cc motorcycle, for students of colleges in Cuttack district. Bring your college card.',
    alt: 'A commuter motorcycle by the river, hills behind it',
  },
  {
    title: 'Exchange your old two-wheeler',
    description:
      'Ride in with any two-wheeler of any make and age. We value it while you wait, take the price off your new bike and look after the transfer papers. An extra ₹3,000 for models older than eight years.',
    alt: 'Two scooters side by side in the showroom',
  },
]

const gallery = [
  'A pearl white scooter before the showroom windows',
  'A street bike and a retro bike in the showroom, lit in the evening',
  'Three commuter motorcycles in a row in the showroom',
  'A red street bike by the Mahanadi',
  'Two scooters waiting in the workshop',
  'A sporty commuter on the workshop floor',
  'An adventure bike by the river, hills behind it',
  'A big street bike before a graphite wall',
  'Two scooters in different colours',
  'Three scooters of one model, each in another colour',
  'A tall adventure bike on the river bank',
  'Two electric scooters before a teal wall',
]

/** Made up, like their rates. */
const lenders = [
  { name: 'Mahanadi Two-Wheeler Finance', rate: 9.75, fromMonths: 12, toMonths: 48, method: 'reducing' },
  { name: 'Barabati Co-operative Bank', rate: 10.5, fromMonths: 12, toMonths: 60, method: 'reducing' },
  { name: 'Kathajodi Credit', rate: 7.25, fromMonths: 6, toMonths: 36, method: 'flat' },
]

/** Made up, prices as well as percents. */
const [scooterShares, motorcycleShares] = [
  '78, 70, 63, 56, 50, 44, 39, 34, 30, 26',
  '76, 67, 59, 52, 46, 40, 35, 31, 27, 24',
]
const exchangeValues = [
  { name: 'Honda', model: 'Activa', newPrice: 78000, shares: scooterShares },
  { name: 'Honda', model: 'Dio', newPrice: 75000, shares: scooterShares },
  { name: 'Honda', model: 'Shine', newPrice: 80000, shares: motorcycleShares },
  { name: 'Honda', model: 'Unicorn', newPrice: 118000, shares: motorcycleShares },
  { name: 'Honda', model: 'Hornet', newPrice: 140000, shares: motorcycleShares },
  { name: 'Hero', model: 'Splendor', newPrice: 76000, shares: motorcycleShares },
  { name: 'Hero', model: '', newPrice: 80000, shares: motorcycleShares },
  { name: 'Bajaj', model: 'Pulsar', newPrice: 115000, shares: motorcycleShares },
  { name: 'TVS', model: 'Jupiter', newPrice: 77000, shares: scooterShares },
  { name: 'TVS', model: 'Apache', newPrice: 120000, shares: motorcycleShares },
]

/** The text of the company profile, below the facts. */
const profile = [
  '- **We sell** Motorcycles, scooters, electric scooters and premium big bikes',
  '- **We offer** Test rides, finance, exchange, genuine parts and accessories, service, AMC and extended warranty',
].join('\n')

/** What the demo dealer promises members of its club, applicants and partners. */
const perks = `
## Points on every bill

Service, parts and accessories count. Points come off the next bill.

## A gift on your birthday

A free wash and a ten-point check-up in the week of your birthday.

## Rides together

Four Sundays a year, breakfast included. A mechanic rides along.
`
const careerSteps = `
### Send your resume

Say which work you would like to do. One page is enough.

### We talk

First on the phone, then at the outlet where you would work.

### You try it

A paid day on the floor or in the workshop, before either of us decides.
`
const networkSteps = `
### You name the place

A shop on a good road, at least 1,000 square feet, with room to park.

### We come and look

Somebody from the owner’s office visits you and does the sums with you.

### We open together

We bring stock, training, tools and the signboard.
`

/**
 * Stores slides, notifications, offers, gallery pictures, lenders, exchange values and texts; `now` dates
 * them.
 */
export async function seedContent(run: Run, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

  await insertRows(
    run,
    'slides',
    slides.map((slide, index) => ({ ...slide, image: `/media/slides/${index + 1}.webp`, sort_order: index })),
  )
  // The dealer of the demo has checked everything.
  const checked = { checked_at: daysAgo(30), checked_by: demoDealership.name }
  const lists = {
    lenders,
    'exchange-values': exchangeValues,
    'service-plan': servicePlan,
    'warranty-plans': warrantyPlans,
    'other-models': otherModels,
    pictures,
  }
  const texts = {
    ...standardTexts,
    'company-profile': profile,
    'joy-club-perks': perks,
    'career-steps': careerSteps,
    'network-steps': networkSteps,
  }
  await insertRows(
    run,
    'page_lists',
    Object.entries(lists).map(([id, entries]) => ({ id, entries, ...checked })),
  )
  await insertRows(
    run,
    'page_texts',
    Object.entries(texts).map(([id, markdown]) => ({ id, markdown: markdown.trim(), ...checked })),
  )
  await insertRows(
    run,
    'notifications',
    notifications.map((alt, index) => ({
      image: `/media/demo/notification-${index + 1}.webp`,
      alt,
      created_at: daysAgo(20 - 10 * index),
    })),
  )
  await insertRows(
    run,
    'offers',
    offers.map((offer, index) => ({
      ...offer,
      image: `/media/demo/offer-${index + 1}.webp`,
      created_at: daysAgo(70 - 30 * index),
    })),
  )
  await insertRows(
    run,
    'gallery_images',
    gallery.map((alt, index) => ({
      image: `/media/demo/gallery-${String(index + 1).padStart(2, '0')}.webp`,
      alt,
      created_at: daysAgo(120 - 9 * index),
    })),
  )
}

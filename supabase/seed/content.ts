import { insertRows, type Run } from './rows.ts'

const slides = [
  'A red street bike on a studio floor',
  'A family scooter in pearl white beside a shop window',
  'An electric scooter on charge under a teal light',
  'A big retro bike in graphite and gold',
  'A technician checking a bike in the workshop',
]

const notifications = [
  'Festive season: exchange bonus on every scooter, at all outlets',
  'Free ten-point check-up camp this Sunday at Dolamundai',
]

/** Oldest first: the last one is what the offers page shows. */
const offers = [
  {
    title: 'Monsoon service camp',
    description:
      'Brakes, tyres, lamps and battery checked free of charge at every outlet, and ten per cent off parts that need changing. Book a slot online or walk in before noon.',
    alt: 'A bike on a service ramp with its front wheel lifted',
  },
  {
    title: 'Student riders',
    description:
      'A helmet and the first year of insurance at half price on any 110 cc scooter or 100 cc motorcycle, for students of colleges in Cuttack district. Bring your college card.',
    alt: 'A commuter motorcycle beside a stack of books',
  },
  {
    title: 'Exchange your old two-wheeler',
    description:
      'Ride in with any two-wheeler of any make and age. We value it while you wait, take the price off your new bike and look after the transfer papers. An extra ₹3,000 for models older than eight years.',
    alt: 'An old scooter and a new one side by side',
  },
]

const gallery = [
  'A family receiving the key of a new scooter',
  'The showroom at Dolamundai in the evening',
  'A row of new motorcycles waiting for delivery',
  'A rider trying the seat height of a street bike',
  'The service bays at Jagatpur',
  'A technician topping up engine oil',
  'Morning safety class for school students',
  'A big bike on the turntable at Link Road',
  'Colour samples on the accessories wall',
  'Puja of new scooters before delivery',
  'A free check-up camp beside the Mahanadi',
  'The team of the Salepur outlet',
]

/** Stores slides, notifications, offers and gallery pictures; `now` dates them. */
export async function seedContent(run: Run, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

  await insertRows(
    run,
    'slides',
    slides.map((alt, index) => ({ image: `/media/slides/${index + 1}.webp`, alt, sort_order: index })),
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

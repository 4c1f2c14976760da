import type { PlacePicture } from '#contract/content/page-lists.ts'

/** The pictures of pages, drawn for the demo. */
export const pictures: PlacePicture[] = [
  { place: 'share', image: '/media/share.jpg', alt: '', film: '' },
  {
    place: 'about',
    image: '/media/pages/about.webp',
    alt: 'The showroom in the evening, with a retro bike and a commuter under the lights',
    film: '',
  },
  {
    place: 'services',
    image: '/media/pages/services.webp',
    alt: 'A scooter and a street bike in the workshop, tools on the wall behind them',
    film: '',
  },
  {
    place: 'warranty',
    image: '/media/pages/warranty.webp',
    alt: 'A sporty commuter on the workshop floor',
    film: '',
  },
  {
    place: 'career',
    image: '/media/pages/career.webp',
    alt: 'A scooter and a motorcycle in the workshop, tools on the wall behind them',
    film: '',
  },
  {
    place: 'network',
    image: '/media/pages/network.webp',
    alt: 'Two motorcycles and an electric scooter in a row in a showroom',
    film: '',
  },
  {
    place: 'club',
    image: '/media/videos/joy-club.webp',
    alt: 'Film: a retro bike in the evening light, seen from all sides',
    film: '/media/videos/joy-club.webm',
  },
  {
    place: 'opt-in',
    image: '/media/videos/opt-in.webp',
    alt: 'Film: a blue scooter seen from all sides',
    film: '/media/videos/opt-in.webm',
  },
]

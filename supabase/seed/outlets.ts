/** An outlet of the demo. */
export interface Outlet {
  name: string
  address: string
  latitude: number
  longitude: number
  /** Whether the outlet has a spare-parts counter and a workshop e-mail of its own. */
  large?: boolean
  /** Whether new vehicles are shown here; big bikes only where `bigwing` is set too. */
  showroom?: boolean
  bigwing?: boolean
}

/**
 * The outlets in the order of their numbers, 1 to 12. This file imports nothing, so that `web/studio` can
 * read which of them have a showroom.
 */
export const outlets: readonly Outlet[] = [
  {
    name: 'Dolamundai',
    showroom: true,
    address: 'Dolamundai Chhak, Cuttack, Odisha 753009',
    latitude: 20.4686,
    longitude: 85.883,
    large: true,
  },
  {
    name: 'Jagatpur',
    showroom: true,
    address: 'Main Road, Industrial Estate, Jagatpur, Cuttack, Odisha 754021',
    latitude: 20.4989,
    longitude: 85.9244,
    large: true,
  },
  {
    name: 'Choudwar',
    showroom: true,
    address: 'OTM Chhak, Choudwar, Cuttack, Odisha 754071',
    latitude: 20.5258,
    longitude: 85.9189,
  },
  {
    name: 'Bidyadharpur',
    address: 'Bidyadharpur, near the rice research institute, Cuttack, Odisha 753006',
    latitude: 20.4536,
    longitude: 85.9344,
  },
  {
    name: 'Salepur',
    showroom: true,
    address: 'Bus Stand Road, Salepur, Cuttack, Odisha 754202',
    latitude: 20.4847,
    longitude: 86.1172,
    large: true,
  },
  {
    name: 'Narsinghpur',
    address: 'College Road, Narsinghpur, Cuttack, Odisha 754032',
    latitude: 20.4669,
    longitude: 85.0856,
  },
  {
    name: 'Kandarpur',
    address: 'Kandarpur Bazaar, Paradip Road, Cuttack, Odisha 754100',
    latitude: 20.4242,
    longitude: 85.9936,
  },
  {
    name: 'Nischintkoili',
    address: 'Block Road, Nischintkoili, Cuttack, Odisha 754207',
    latitude: 20.4706,
    longitude: 86.1897,
  },
  {
    name: 'Khuntuni',
    address: 'National Highway 55, Khuntuni, Athagarh, Cuttack, Odisha 754297',
    latitude: 20.5683,
    longitude: 85.6622,
  },
  {
    name: 'Tangi',
    address: 'National Highway 16, Tangi, Cuttack, Odisha 754022',
    latitude: 20.6083,
    longitude: 85.9958,
  },
  {
    name: 'Paga',
    address: 'Paga Hat, Kishannagar, Cuttack, Odisha 754200',
    latitude: 20.3936,
    longitude: 86.0411,
  },
  {
    name: 'Link Road-Bigwing',
    showroom: true,
    bigwing: true,
    address: 'Link Road, Badambadi, Cuttack, Odisha 753012',
    latitude: 20.4522,
    longitude: 85.8917,
    large: true,
  },
]

import { outlets } from '../../../supabase/seed/outlets.ts'
import type { CatalogueModel } from '../catalogue.ts'
import { alone, type FilmJob, type PictureJob, picture } from '../job.ts'
import type { Backdrop, Scene, Vehicle } from '../scene.ts'
import { vehicleOf } from './vehicle.ts'

type Named = (bikeName: string, colour?: string) => Vehicle
type Row = Scene & { kind: 'vehicles' }

function scene(backdrop: Backdrop, ...vehicles: Vehicle[]): Row {
  return { kind: 'vehicles', backdrop, vehicles }
}

function named(models: readonly CatalogueModel[]): Named {
  return (bikeName, colour) => {
    const model = models.find((one) => one.bikeName === bikeName)
    const index = colour ? model?.colours.findIndex(({ name }) => name.includes(colour)) : 0
    if (!model || index === undefined || index < 0)
      throw new Error(`The catalogue has no ${bikeName}${colour ? ` in ${colour}` : ''}.`)
    return vehicleOf(model, index)
  }
}

/** Pictures that belong to no model, in the order of supabase/seed/content.ts, which holds their descriptions. */
export function sitePictures(models: readonly CatalogueModel[]): PictureJob[] {
  const bike = named(models)
  return [
    ...numbered('slides/', slides(bike), [1600, 600], 90),
    ...numbered('demo/notification-', notifications(bike), [800, 800], 60),
    ...numbered('demo/offer-', offers(bike), [1200, 630], 70),
    ...numbered('demo/gallery-', gallery(bike), [1200, 900], 80),
    ...pages(bike),
    ...outlets.map(({ showroom }, index) =>
      picture(`outlets/${index + 1}.webp`, [960, 600], 50, {
        kind: 'outlet',
        seed: index + 1,
        use: showroom ? 'showroom' : 'workshop',
      }),
    ),
    ...films(models).map(({ file, width, height, scene: turning }) =>
      picture(file.replace(/\.webm$/, '.webp'), [width, height], 45, turning),
    ),
    picture(
      'share.jpg',
      [1200, 630],
      90,
      scene('town', bike('HORNET2.0', 'Red'), bike('ACTIVA110', 'White')),
    ),
  ]
}

/** The two films; a picture of its first moment lies beside each. */
export function films(models: readonly CatalogueModel[]): FilmJob[] {
  const bike = named(models)
  const film = (name: string, backdrop: Backdrop, vehicle: Vehicle): FilmJob => ({
    kind: 'film',
    file: `videos/${name}.webm`,
    width: 960,
    height: 540,
    scene: { ...alone(backdrop, vehicle), steady: true },
    frames: 72,
    framesPerSecond: 15,
    maxBytes: 590 * 1024,
  })
  return [
    film('opt-in', 'studio', bike('ACTIVA125', 'Siren Blue')),
    film('joy-club', 'evening', bike("CB350H'ness", 'Blue')),
  ]
}

function slides(bike: Named): Scene[] {
  return [
    { ...scene('road', bike('HORNET2.0', 'Red')), turn: 25, centre: 0.6 },
    { ...scene('town', bike('ACTIVA110', 'White')), turn: 25, centre: 0.45 },
    { ...scene('teal', bike('ACTIVAe', 'Misty White')), turn: 20, centre: 0.6 },
    { ...scene('graphite', bike('CB350', 'Black')), turn: 20, centre: 0.4 },
    { ...scene('workshop', bike('SP125')), turn: 25, centre: 0.55 },
  ]
}

function notifications(bike: Named): Scene[] {
  return [
    { ...scene('studio', bike('ACTIVA110', 'White'), bike('DIO125')), turn: 30 },
    { ...scene('workshop', bike('HORNET2.0', 'Red')), turn: 30 },
  ]
}

function offers(bike: Named): Scene[] {
  return [
    { ...scene('workshop', bike('UNICORN')), turn: 20 },
    { ...scene('riverside', bike('SHINE100')), turn: 15 },
    { ...scene('showroom', bike('ACTIVA110', 'Blue'), bike('ACTIVA125')), turn: 25 },
  ]
}

function gallery(bike: Named): Scene[] {
  return [
    { ...scene('showroom', bike('ACTIVA110', 'White')), turn: 30 },
    { ...scene('evening', bike('HORNET2.0', 'Red'), bike('CB350', 'Black')), turn: 20 },
    { ...scene('showroom', bike('SP125'), bike('SHINE125'), bike('LIVO')), turn: 35 },
    { ...scene('riverside', bike('HORNET2.0', 'Red')), turn: 20 },
    { ...scene('workshop', bike('ACTIVA125'), bike('DIO110')), turn: 25 },
    { ...scene('workshop', bike('SP160')), turn: 30 },
    { ...scene('riverside', bike('NX200')), turn: 20 },
    { ...scene('graphite', bike('CB650R')), turn: 35 },
    { ...scene('studio', bike('DIO125', 'Yellow'), bike('ACTIVA125', 'Red')), turn: 30 },
    {
      ...scene('showroom', bike('ACTIVA110'), bike('ACTIVA110', 'Blue'), bike('ACTIVA110', 'Red')),
      turn: 30,
    },
    { ...scene('riverside', bike('XL750TRANSALP')), turn: 25 },
    { ...scene('teal', bike('ACTIVAe', 'Misty White'), bike('QC1')), turn: 25 },
  ]
}

/** Pictures of single pages, by their use. */
function pages(bike: Named): PictureJob[] {
  const onPage = (name: string, what: Row) => picture(`pages/${name}.webp`, [1200, 900], 80, what)
  return [
    onPage('about', { ...scene('evening', bike('CB350RS'), bike('UNICORN', 'Red')), turn: 30 }),
    onPage('joy-club', {
      ...scene('riverside', bike("CB350H'ness", 'Blue'), bike('NX200', 'Red')),
      turn: 20,
    }),
    onPage('opt-in', { ...scene('showroom', bike('ACTIVA125', 'Siren Blue'), bike('DIO110')), turn: 25 }),
    onPage('network', { ...scene('showroom', bike('SHINE100'), bike('ACTIVAe'), bike('SP160')), turn: 35 }),
    onPage('career', { ...scene('workshop', bike('DIO125', 'Yellow'), bike('SHINE125', 'Red')), turn: 30 }),
    onPage('services', { ...scene('workshop', bike('ACTIVA125', 'White'), bike('HORNET2.0')), turn: 25 }),
    onPage('warranty', { ...scene('workshop', bike('SP160', 'Blue')), turn: 25 }),
  ]
}

function numbered(
  start: string,
  scenes: readonly Scene[],
  size: readonly [number, number],
  maxKilobytes: number,
): PictureJob[] {
  const digits = scenes.length > 9 ? 2 : 1
  return scenes.map((one, index) =>
    picture(`${start}${String(index + 1).padStart(digits, '0')}.webp`, size, maxKilobytes, one),
  )
}

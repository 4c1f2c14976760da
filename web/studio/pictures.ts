import {
  type CatalogueModel,
  colourSlug,
  framesPerTurn,
  hasFrames,
  modelSlug,
  readCatalogue,
} from '../../supabase/seed/catalogue.ts'
import type { AccessoryKind, Backdrop, BodyType, Detail, Picture, Scene, Vehicle } from './scene.ts'

const kilobyte = 1024

/** Every picture the demo data names, with what it shows. */
export function allPictures(): Picture[] {
  const models = readCatalogue()
  return [...models.flatMap(modelPictures), ...sitePictures(models)]
}

function picture(file: string, width: number, height: number, maxKilobytes: number, scene: Scene): Picture {
  return { file, width, height, maxBytes: maxKilobytes * kilobyte, scene }
}

function vehicleIn(model: CatalogueModel, colour = 0): Vehicle {
  return { bodyType: model.bodyType as BodyType, paint: model.colours[colour]?.paint ?? ['#888888'] }
}

function alone(backdrop: Backdrop, vehicle: Vehicle): Scene & { kind: 'vehicles' } {
  return { kind: 'vehicles', backdrop, vehicles: [vehicle] }
}

function modelPictures(model: CatalogueModel): Picture[] {
  const folder = `models/${modelSlug(model.bikeName)}`
  const vehicle = vehicleIn(model)
  const turns = hasFrames(model.bikeName) ? framesPerTurn : 0
  return [
    picture(`${folder}/name.webp`, 640, 160, 12, { kind: 'wordmark', text: model.displayName }),
    picture(`${folder}/icon.webp`, 320, 240, 5, alone('none', vehicle)),
    picture(`${folder}/listing.webp`, 800, 600, 22, alone('studio', vehicle)),
    picture(`${folder}/hero.webp`, 1280, 960, 40, alone('studio', vehicle)),
    ...model.colours.flatMap(({ name, paint }, index) => [
      picture(
        `${folder}/colours/${colourSlug(name)}.webp`,
        960,
        720,
        24,
        alone('studio', vehicleIn(model, index)),
      ),
      picture(`${folder}/colours/${colourSlug(name)}-swatch.webp`, 160, 120, 3, { kind: 'swatch', paint }),
    ]),
    ...model.features.map(({ heading }, index) =>
      picture(`${folder}/features/${index + 1}.webp`, 640, 480, 16, {
        ...alone('studio', vehicle),
        detail: detailOf(heading, index),
      }),
    ),
    ...model.accessories.map(({ heading }, index) =>
      picture(`${folder}/accessories/${index + 1}.webp`, 480, 480, 10, {
        kind: 'accessory',
        accessory: accessoryOf(heading),
      }),
    ),
    ...Array.from({ length: turns }, (_, position) =>
      picture(`${folder}/360/${String(position).padStart(2, '0')}.webp`, 960, 720, 4, {
        ...alone('plain', vehicle),
        turn: (position * 360) / turns,
      }),
    ),
  ]
}

const detailWords: readonly [RegExp, Detail][] = [
  [/lamp|light|led/i, 'lamp'],
  [/brake|abs|fork|front|disc/i, 'front-wheel'],
  [/tyre|wheel|suspension|rear|chain/i, 'rear-wheel'],
  [/engine|start|fuel|power|clutch|gear|torque|motor|cylinder|traction/i, 'engine'],
  [/seat|storage|boot|space|hook/i, 'seat'],
  [/screen|display|tft|meter|console|key|usb|phone|bluetooth|cruise|handlebar|mode/i, 'controls'],
]
const otherDetails: readonly Detail[] = ['body', 'engine', 'lamp', 'rear-wheel', 'seat', 'controls']

function detailOf(heading: string, index: number): Detail {
  return (
    detailWords.find(([words]) => words.test(heading))?.[1] ??
    otherDetails[index % otherDetails.length] ??
    'body'
  )
}

const accessoryWords: readonly [RegExp, AccessoryKind][] = [
  [/charg|usb|socket|lock|light|lamp/i, 'charger'],
  [/cover/i, 'cover'],
  [/mat/i, 'mat'],
  [/screen|visor|shield|deflector/i, 'screen'],
  [/box|bag|case|pannier/i, 'box'],
  [/pad|protector|sticker|sleeve|decal|garnish|grip/i, 'pad'],
  [/rail|rack|carrier|stand|rest|stay|mount|holder/i, 'rail'],
  [/helmet/i, 'helmet'],
]

function accessoryOf(heading: string): AccessoryKind {
  return accessoryWords.find(([words]) => words.test(heading))?.[1] ?? 'guard'
}

/** Slides, notifications, offers and gallery; in the order of supabase/seed/content.ts, whose words say what they show. */
function sitePictures(models: readonly CatalogueModel[]): Picture[] {
  const named = (bikeName: string, colour = 0) => {
    const model = models.find((one) => one.bikeName === bikeName)
    if (!model) throw new Error(`The catalogue has no ${bikeName}.`)
    return vehicleIn(model, colour)
  }
  const scene = (backdrop: Backdrop, ...vehicles: Vehicle[]): Scene => ({
    kind: 'vehicles',
    backdrop,
    vehicles,
  })
  const red = { bodyType: 'naked', paint: ['#b5121f', '#17181b'] } as const
  const pearl = { bodyType: 'family-scooter', paint: ['#f1efe8', '#c9c4ba'] } as const
  const electric = { bodyType: 'electric-scooter', paint: ['#dfe9e8', '#00857c'] } as const
  const gold = { bodyType: 'retro', paint: ['#2b2e33', '#c8a24a'] } as const

  const slides = [
    scene('studio', red),
    scene('showroom', pearl),
    scene('teal', electric),
    scene('graphite', gold),
    scene('workshop', named('SP125')),
  ]
  const notifications = [scene('studio', pearl, named('DIO125')), scene('workshop', red)]
  const offers = [
    scene('workshop', named('UNICORN')),
    scene('riverside', named('SHINE100')),
    scene('showroom', named('ACTIVA110', 1), named('ACTIVA125')),
  ]
  const gallery = [
    scene('showroom', pearl),
    scene('evening', red, gold),
    scene('showroom', named('SP125'), named('SHINE125'), named('LIVO')),
    scene('riverside', red),
    scene('workshop', named('ACTIVA125'), named('DIO110')),
    scene('workshop', named('SP160')),
    scene('riverside', named('NX200')),
    scene('graphite', named('CB650R')),
    scene('studio', named('DIO125'), { ...pearl, paint: red.paint }),
    scene('showroom', named('ACTIVA110'), named('ACTIVA110', 1), named('ACTIVA110', 2)),
    scene('riverside', named('XL750TRANSALP')),
    scene('teal', electric, named('QC1')),
  ]
  const numbered = (folder: string, scenes: readonly Scene[], size: readonly [number, number], digits = 1) =>
    scenes.map((one, index) =>
      picture(`${folder}${String(index + 1).padStart(digits, '0')}.webp`, size[0], size[1], 60, one),
    )
  return [
    ...numbered('slides/', slides, [1600, 600]),
    ...numbered('demo/notification-', notifications, [800, 800]),
    ...numbered('demo/offer-', offers, [1200, 630]),
    ...numbered('demo/gallery-', gallery, [1200, 900], 2),
  ]
}

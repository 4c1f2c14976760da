import type { CatalogueModel } from '../catalogue.ts'
import { alone, type PictureJob, picture } from '../job.ts'
import type { Scene } from '../scene.ts'
import { accessoryOf, detailsOf } from './subjects.ts'
import { vehicleOf } from './vehicle.ts'

/** Seen from the front right, as one stands before a vehicle in a showroom. */
const threeQuarter = 32

function onFloor(model: CatalogueModel, colour = 0): Scene & { kind: 'vehicles' } {
  return { ...alone('studio', vehicleOf(model, colour)), turn: threeQuarter }
}

/** Every picture of one model except its turn, in models/<slug>. */
export function modelPictures(model: CatalogueModel): PictureJob[] {
  const folder = `models/${model.folder}`
  const first = onFloor(model)
  return [
    picture(`${folder}/hero.webp`, [1280, 960], 60, first),
    picture(`${folder}/listing.webp`, [800, 600], 25, first),
    {
      ...picture(`${folder}/icon.webp`, [320, 240], 5, alone('none', vehicleOf(model))),
      // The warm grey that the pages show behind icons.
      ground: '#f5f4f2',
    },
    picture(`${folder}/share.jpg`, [1200, 630], 90, {
      ...first,
      backdrop: model.bodyType.endsWith('scooter') ? 'town' : 'road',
    }),
    picture(`${folder}/name.webp`, [640, 160], 12, { kind: 'wordmark', text: model.displayName }),
    ...colourPictures(model, folder),
    ...detailPictures(model, folder),
  ]
}

function colourPictures(model: CatalogueModel, folder: string): PictureJob[] {
  return model.colours.flatMap(({ name, paint }, index) => [
    picture(`${folder}/colours/${colourSlug(name)}.webp`, [960, 720], 40, onFloor(model, index)),
    picture(`${folder}/swatches/${colourSlug(name)}.webp`, [160, 120], 3, { kind: 'swatch', paint }),
  ])
}

function detailPictures(model: CatalogueModel, folder: string): PictureJob[] {
  const close = alone('studio', vehicleOf(model))
  return [
    ...detailsOf(model.features).map((detail, index) =>
      picture(`${folder}/features/${index + 1}.webp`, [800, 600], 28, { ...close, detail }),
    ),
    ...model.accessories.map((heading, index) =>
      picture(`${folder}/accessories/${index + 1}.webp`, [640, 480], 16, {
        kind: 'accessory',
        accessory: accessoryOf(heading),
      }),
    ),
  ]
}

/** The pictures of a model's turn. */
export function modelFrames(model: CatalogueModel): PictureJob[] {
  return Array.from({ length: model.frames }, (_, position) =>
    picture(`models/${model.folder}/360/${String(position).padStart(2, '0')}.avif`, [960, 720], 14, {
      ...alone('plain', vehicleOf(model)),
      turn: (position * 360) / model.frames,
      steady: true,
    }),
  )
}

/** `Pearl Siren Blue` to `pearl-siren-blue`: the name of a colour's picture. */
function colourSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

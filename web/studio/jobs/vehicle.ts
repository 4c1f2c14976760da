import type { CatalogueModel } from '../catalogue.ts'
import type { BodyType, Vehicle } from '../scene.ts'

/** A model of the catalogue in one of its colours, as the stage wants it. */
export function vehicleOf(model: CatalogueModel, colour = 0): Vehicle {
  const size = (name: string) => millimetres(model, name)
  return {
    bikeName: model.bikeName,
    bodyType: model.bodyType as BodyType,
    lettering: model.displayName,
    paint: model.colours[colour]?.paint ?? ['#888888'],
    dimensions: {
      length: size('overallLength'),
      width: size('overallWidth'),
      height: size('overallHeight'),
      wheelbase: size('wheelbase'),
      clearance: size('groundClearance'),
      seatHeight: size('seatHeight'),
    },
  }
}

/** `2,020 mm` to 2020. */
function millimetres(model: CatalogueModel, name: string): number {
  const value = Number.parseInt((model.dimensions.get(name) ?? '').replaceAll(',', ''), 10)
  if (Number.isNaN(value)) throw new Error(`The catalogue does not say the ${name} of the ${model.bikeName}.`)
  return value
}

import { isDeepStrictEqual } from 'node:util'
import { categories } from '#contract/catalogue/lines.ts'
import type { VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDocument } from '#contract/catalogue/vehicle-record.ts'
import type { GivenVehicle } from './judge.ts'
import type { VehicleWrite } from './stored-catalogue.ts'
import { type CatalogueVehicle, emptySections, sectionNames } from './vehicle.ts'

/** A vehicle of the folder beside the project's, and what an import would change. */
export interface PlannedVehicle {
  given: GivenVehicle
  before: CatalogueVehicle | undefined
  after: CatalogueVehicle
  /** The changes to write; undefined where nothing changes. */
  write: VehicleWrite | undefined
}

export interface ImportPlan {
  vehicles: PlannedVehicle[]
  /** Names in the order of the folder, where the project's order differs. */
  order: string[] | undefined
  /** Vehicles of the project that the folder does not name; an import leaves them as they are. */
  others: string[]
}

/** Compares a folder with a project. */
export function planImport(given: readonly GivenVehicle[], stored: readonly CatalogueVehicle[]): ImportPlan {
  const known = new Map(stored.map((vehicle) => [nameOf(vehicle), vehicle]))
  const vehicles = given.map((vehicle) => planVehicle(vehicle, known.get(nameOf(vehicle))))
  const names = given.map(nameOf)
  const named = new Set(names)
  const others = stored.filter((vehicle) => !named.has(nameOf(vehicle)))
  const wanted = [...vehicles.map(({ after }) => after), ...others]
  return {
    vehicles,
    order: isDeepStrictEqual(byLine(wanted), byLine(stored)) ? undefined : names,
    others: others.map(nameOf),
  }
}

function planVehicle(given: GivenVehicle, before: CatalogueVehicle | undefined): PlannedVehicle {
  const after = completed(given, before)
  const sections = Object.fromEntries(
    sectionNames
      .filter((section) => !isDeepStrictEqual(after.document[section], before?.document[section]))
      .map((section) => [section, after.document[section]]),
  ) as Partial<VehicleDocument>
  const hasPrice = after.document.variants.length === 0
  const isSame =
    before &&
    Object.keys(sections).length === 0 &&
    before.state === after.state &&
    before.price === after.price &&
    isDeepStrictEqual(before.formerNames, after.formerNames)
  return {
    given,
    before,
    after,
    write: isSame
      ? undefined
      : {
          name: nameOf(after),
          state: after.state,
          price: hasPrice ? after.price : undefined,
          formerNames: after.formerNames,
          sections,
        },
  }
}

/** The vehicle after the import: sections that are in no file stay as they are in the project. */
function completed(given: GivenVehicle, before: CatalogueVehicle | undefined): CatalogueVehicle {
  const rest = before?.document ?? emptySections
  const document = { ...rest, ...given.document }
  const pictures = { ...rest.pictures, ...given.document.pictures }
  const former = new Set([...(before?.formerNames ?? []), ...given.formerNames])
  return {
    state: stateAfter(given.state, before?.state),
    price:
      document.variants.length > 0 ? 0 : given.price || (given.document.variants ? 0 : (before?.price ?? 0)),
    // An address that visitors know keeps leading to the vehicle, also where the folder does not name it.
    formerNames: [...former].sort((one, other) => (one < other ? -1 : 1)),
    document: { ...document, pictures },
  }
}

/**
 * The state after the import. Draft and hidden tell whether visitors ever saw a vehicle, and the project
 * knows that better than the folder.
 */
function stateAfter(wanted: VehicleState, before: VehicleState | undefined): VehicleState {
  const isAway = (state?: VehicleState) => state === 'draft' || state === 'hidden'
  if (before === undefined || !isAway(wanted)) return wanted
  return isAway(before) ? before : 'hidden'
}

function byLine(vehicles: readonly CatalogueVehicle[]): string[][] {
  return categories.map((line) =>
    vehicles.filter(({ document }) => document.facts.category === line).map(nameOf),
  )
}

function nameOf({ document }: Pick<GivenVehicle, 'document'>): string {
  return document.facts.name
}

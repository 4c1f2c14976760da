import type { Config } from '@netlify/functions'
import * as contract from '#contract/catalogue/catalogue.ts'
import { listModelFacts } from '#contract/catalogue/model-facts.ts'
import { listFormerNames } from '#server/data/catalogue/former-names.ts'
import * as modelFacts from '#server/data/catalogue/model-facts.ts'
import { listCatalogueBikes, listModelCards } from '#server/data/catalogue/vehicles.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import * as catalogue from '#server/services/catalogue/catalogue.ts'

const served = [
  visitor(contract.listModelCards, ({ db }) => listModelCards(db)),
  visitor(contract.listMotorcycles, ({ db }) => listCatalogueBikes(db, 'motorcycle')),
  visitor(contract.listScooters, ({ db }) => listCatalogueBikes(db, 'scooter')),
  visitor(contract.listElectricScooters, ({ db }) => listCatalogueBikes(db, 'ev')),
  visitor(contract.listBigBikes, ({ db }) => listCatalogueBikes(db, 'bigwing')),
  visitor(contract.getBike, async ({ db, params, language }) => {
    const bike = await catalogue.getBike(db, params.bikeName)
    return { bike: language === 'en' ? bike : { ...bike, labels: catalogue.specificationLabels(bike) } }
  }),
  visitor(contract.listFormerNames, ({ db }) => listFormerNames(db)),
  visitor(contract.listVariants, ({ db, params }) => catalogue.getVariants(db, params.bikeName)),
  visitor(contract.listBikeVariants, ({ db, params }) => catalogue.getVariants(db, params.bikeName)),
  visitor(contract.listFeatures, ({ db, params }) => catalogue.getFeatures(db, params.bikeName)),
  visitor(contract.listAccessories, ({ db, params }) => catalogue.getAccessories(db, params.bikeName)),
  visitor(contract.listColours, ({ db, params }) => catalogue.getColours(db, params.bikeName)),
  visitor(contract.listFrames, ({ db, params }) => catalogue.getFrames(db, params.bikeName)),
  visitor(listModelFacts, ({ db }) => modelFacts.listModelFacts(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }

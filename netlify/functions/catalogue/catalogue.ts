import type { Config } from '@netlify/functions'
import * as contract from '#contract/catalogue.ts'
import { serve, visitor } from '#server/lib/serve.ts'
import { getBike, getVariants, listCatalogueBikes, listModelCards } from '#server/services/catalogue.ts'

export default serve([
  visitor(contract.listModelCards, ({ db }) => listModelCards(db)),
  visitor(contract.listMotorcycles, ({ db }) => listCatalogueBikes(db, 'motorcycle')),
  visitor(contract.listScooters, ({ db }) => listCatalogueBikes(db, 'scooter')),
  visitor(contract.listElectricScooters, ({ db }) => listCatalogueBikes(db, 'ev')),
  visitor(contract.listBigBikes, ({ db }) => listCatalogueBikes(db, 'bigwing')),
  visitor(contract.getBike, async ({ db, params }) => ({
    bike: await getBike(db, params.bikeName),
  })),
  visitor(contract.listVariants, ({ db, params }) => getVariants(db, params.bikeName)),
])

export const config: Config = {
  path: [
    '/api/allModals',
    '/api/bikes',
    '/api/scooters',
    '/api/ev',
    '/api/bigWing',
    '/api/bikeView/:bikeName',
    '/api/variants/:bikeName',
  ],
}

import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { loadOnRoad } from '#web/shop/prices/load-on-road.ts'

/** What can be chosen for a quotation: models, outlets, lenders, and what one model has. */
export function useChoices(bikeName: string) {
  const known = useLoaded('quotation choices', (signal) =>
    Promise.all([
      callApi('listModelFacts', {}, { signal }),
      callApi('listDealers', {}, { signal }),
      callApi('listLenders', {}, { signal }),
      loadOnRoad(),
    ]),
  )
  const [models = [], outlets = [], lenders = [], onRoad] = known.value ?? []
  // A lead names a model as people read it.
  const model = models.find((one) => one.bikeName === bikeName || one.name === bikeName)
  const of = useLoaded(model?.bikeName ?? '', async (signal) => {
    if (!model) return undefined
    const params = { bikeName: model.bikeName }
    const [variants, colours, accessories, { bike }] = await Promise.all([
      callApi('listVariants', { params }, { signal }),
      callApi('listColours', { params }, { signal }),
      callApi('listAccessories', { params }, { signal }),
      callApi('getBike', { params }, { signal }),
    ])
    return { variants, colours, accessories, price: bike.bikePrice }
  })
  return { known, models, outlets, lenders, onRoad, model, of: of.value, failed: of }
}

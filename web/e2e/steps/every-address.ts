import type { APIRequestContext } from '@playwright/test'
import { listModelFacts } from '#contract/catalogue/model-facts.ts'
import { listDealers } from '#contract/outlets/dealers.ts'
import type { PageTemplate } from '#contract/site/pages/page.ts'
import { modelPage, outletPage, pages } from '#contract/site/pages.ts'
import { singlePages } from './page-templates.ts'

export interface Address {
  path: string
  template: PageTemplate
  heading: string
  /** The canonical address, where that is another one. */
  canonical?: string
}

/** Every public address of the present site by its English path, with the heading of its page. */
export async function everyAddress(request: APIRequestContext): Promise<Address[]> {
  const dealers = listDealers.answer.parse(await (await request.get(listDealers.path)).json())
  const models = listModelFacts.answer.parse(await (await request.get(listModelFacts.path)).json())
  return [
    ...Object.entries(singlePages).map(([path, made]) => ({ path, ...made })),
    ...dealers.map(({ id, name }): Address => ({ path: outletPage(id), template: 'outlet', heading: name })),
    ...models.flatMap(({ bikeName, name }): Address[] => {
      const query = `?bikeName=${encodeURIComponent(bikeName)}`
      const { path: canonical, template, title, heading = title } = pages.productEnquiry
      return [
        { path: modelPage(bikeName), template: 'model', heading: name },
        { path: `${pages.angleView.path}${query}`, template: 'angle view', heading: name },
        { path: `${canonical}${query}`, template, heading, canonical },
      ]
    }),
  ]
}

import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Language } from '#contract/wire/language.ts'
import { settled } from '#web/lib/address/page-memory.ts'
import { PageFacts } from '#web/lib/head/json-ld.tsx'
import { base } from '#web/lib/language.ts'
import { Placeholders } from '#web/ui/media/placeholders.ts'
import { anyAddress, pageDataTag } from '../page-data.ts'
import { routes } from '../routes.tsx'
import { notFoundPath } from './page-files.ts'
import { factsTag, fill, liftHead, withAlternates } from './page-markup.ts'
import { firstPlaceholders } from './placeholders.ts'
import { writePageData } from './written-pages.ts'

/** The settings with which a page is rendered. */
export interface Rendering {
  /** The publish folder, into which the data of the page is written. */
  outDir: string
  /** The built index.html with its `<!--head-->` and `<!--app-->` slots. */
  template: string
  /** The address visitors see, without a slash at its end. */
  siteUrl: string
  /** The languages of the site that are on. */
  spoken: readonly Language[]
}

/**
 * Renders the page of one address in this build's language. Throws when a loader fails, except for the "not
 * found" page.
 */
export async function renderPage(
  path: string,
  { siteUrl, template, outDir, spoken }: Rendering,
): Promise<string> {
  const address = base + path
  const handler = createStaticHandler(routes, { basename: base })
  const context = await handler.query(new Request(new URL(address, siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure && path !== notFoundPath) throw new Error(`${path} could not be rendered.`, { cause: failure })
  for (const [routeId, data] of Object.entries(context.loaderData)) {
    context.loaderData[routeId] = await settled(data)
  }
  const facts: string[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Placeholders value={firstPlaceholders()}>
        <PageFacts value={facts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </PageFacts>
      </Placeholders>
    </StrictMode>,
    // One chunk, so that all markup is in its final place and needs no script to move it there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array))
  const { head, body } = liftHead(Buffer.concat(chunks).toString('utf8'))
  const url = path === notFoundPath ? anyAddress : address
  const dataFile = await writePageData(outDir, { url, loaderData: context.loaderData })
  return fill(
    template,
    withAlternates(head, path, { siteUrl, spoken }) + facts.map(factsTag).join('') + pageDataTag(dataFile),
    body,
  )
}

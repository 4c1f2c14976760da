import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { day, firstData, firstPort, firstSite } from './first-product.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

/**
 * Starts the product that one worker of the tests has for itself, so that no test meets what another changes at the same time: a copy
 * of the built site and of the demo data. `place` is the worker's number among those at work. All pages are rendered again after a
 * change of content where `rendersPages` says so: that takes a core for half a minute, and few tests look at it.
 */
export async function startWorkerProduct(place: number, rendersPages: boolean): Promise<RunningProduct> {
  const folder = `.local/e2e/worker-${place}`
  const site = `${folder}/site`
  await copyFolder(firstSite, site)
  // What renders the pages again after a change.
  await copyFolder(`.local/prerender/${firstSite}`, `.local/prerender/${site}`)
  return startProduct({
    port: firstPort + place,
    folders: { data: `${folder}/data`, site },
    options: ['--like', firstData],
    pauseSeconds: rendersPages ? 30 : day,
  })
}

async function copyFolder(from: string, to: string): Promise<void> {
  await rm(join(projectFolder, to), { recursive: true, force: true })
  await cp(join(projectFolder, from), join(projectFolder, to), { recursive: true })
}

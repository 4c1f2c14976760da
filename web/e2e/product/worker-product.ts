import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { day, firstData, firstPort, firstSite } from './first-product.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

/** Most files of a built site. No test and no rendering changes one, so that the copies share them. */
const pictures = 'media'

/**
 * Starts the product that one worker of the tests has for itself, so that no test meets what another changes at the same time: a copy
 * of the built site and of the demo data. `place` is the worker's number among those at work. All pages are rendered again after a
 * change of content where `rendersPages` says so: that takes a core for half a minute, and few tests look at it.
 */
export async function startWorkerProduct(place: number, rendersPages: boolean): Promise<RunningProduct> {
  const folder = `.local/e2e/worker-${place}`
  const site = `${folder}/site`
  await copyFolder(firstSite, site, pictures)
  await symlink(join(projectFolder, firstSite, pictures), join(projectFolder, site, pictures), 'junction')
  // What renders the pages again after a change.
  if (rendersPages) await copyFolder(`.local/prerender/${firstSite}`, `.local/prerender/${site}`)
  return startProduct({
    port: firstPort + place,
    folders: { data: `${folder}/data`, site },
    options: ['--like', firstData],
    pauseSeconds: rendersPages ? 5 : day,
  })
}

/** Copies a folder, but for one folder within it. */
async function copyFolder(from: string, to: string, without?: string): Promise<void> {
  const left = without && join(projectFolder, from, without)
  await rm(join(projectFolder, to), { recursive: true, force: true })
  await cp(join(projectFolder, from), join(projectFolder, to), {
    recursive: true,
    filter: (path) => path !== left,
  })
}

import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { day, firstData, firstPort, firstSite } from './first-product.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

/**
 * The folder with most files of a built site. Neither tests nor rendering change these files, so all copies
 * share them.
 */
const pictures = 'media'

export interface WorkerOptions {
  /**
   * Whether all pages are rendered again after a change of content, which few tests need and which takes a
   * core for half a minute.
   */
  rendersPages: boolean
  /** Whether tests move the product's clock ahead; it never goes back, so other tests get another product. */
  movesClock: boolean
}

/**
 * Starts a product for one worker of the tests, with a copy of the built site and of the demo data, so that
 * no test is affected by changes of another test. `place` is the number of the worker among those that run.
 */
export async function startWorkerProduct(
  place: number,
  { rendersPages, movesClock }: WorkerOptions,
): Promise<RunningProduct> {
  const folder = `.local/e2e/worker-${place}`
  const site = `${folder}/site`
  await copyFolder(firstSite, site, pictures)
  await symlink(join(projectFolder, firstSite, pictures), join(projectFolder, site, pictures), 'junction')
  // The code that renders the pages again after a change.
  if (rendersPages) await copyFolder(`.local/prerender/${firstSite}`, `.local/prerender/${site}`)
  return startProduct({
    port: firstPort + place,
    folders: { data: `${folder}/data`, site },
    options: ['--like', firstData],
    pauseSeconds: rendersPages ? 5 : day,
    movesClock,
  })
}

/** Copies a folder, leaving out one folder within it. */
async function copyFolder(from: string, to: string, without?: string): Promise<void> {
  const left = without && join(projectFolder, from, without)
  await rm(join(projectFolder, to), { recursive: true, force: true })
  await cp(join(projectFolder, from), join(projectFolder, to), {
    recursive: true,
    filter: (path) => path !== left,
  })
}

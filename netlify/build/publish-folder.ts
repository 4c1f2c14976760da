import { resolve } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

/** The folder of the built site, from the project's folder. */
export const siteFolder: string = process.env.DEALER_SITE_DIR || 'web/dist'

/**
 * The whole path of the site's folder. A second product beside a running one needs a folder of its own: a
 * build empties its folder first.
 */
export const publishFolder: string = resolve(projectFolder, siteFolder)

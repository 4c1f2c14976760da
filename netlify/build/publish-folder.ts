import { resolve } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

/** Where the built site stands, from the project's folder. */
export const siteFolder: string = process.env.DEALER_SITE_DIR || 'web/dist'

/** The same in full. A second product beside a running one needs a folder of its own: a build empties it first. */
export const publishFolder: string = resolve(projectFolder, siteFolder)

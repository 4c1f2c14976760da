import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const projectFolder: string = fileURLToPath(new URL('../../', import.meta.url))

import { fileURLToPath } from 'node:url'

/** The project's folder, which holds package.json. */
export const projectFolder: string = fileURLToPath(new URL('../../', import.meta.url))

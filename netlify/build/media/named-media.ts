import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

/** The demo's pictures, films and frames; the files of staff are in storage. */
const mediaFolder = join(projectFolder, 'web/public/media')

type Ask = (request: Request) => Promise<Response>

/**
 * Asks like `ask`, and notes in `named` what is below /media in the answers: `models` for
 * `/media/models/sp125/hero.webp`. A whole folder is noted, because pages ask for some of its files only
 * later.
 */
export function notingMedia(ask: Ask, named: Set<string>): Ask {
  return async (request) => {
    const response = await ask(request)
    const text = await response.clone().text()
    for (const [, name] of text.matchAll(/\/media\/([A-Za-z0-9._-]+)/g)) if (name) named.add(name)
    return response
  }
}

/**
 * Copies the named files and folders of the demo into the site, so that a site which names none has none of
 * them. What an earlier build copied stays: a page that a visitor has open may name it.
 */
export async function publishMedia(named: ReadonlySet<string>, publishFolder: string): Promise<void> {
  for (const name of named) {
    const [from, to] = [join(mediaFolder, name), join(publishFolder, 'media', name)]
    if (existsSync(from) && !existsSync(to)) await cp(from, to, { recursive: true })
  }
}

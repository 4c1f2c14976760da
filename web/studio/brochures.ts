import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { modelSlug } from '#contract/model-slug.ts'
import type { CatalogueModel } from '../../supabase/seed/catalogue.ts'
import { brochureOf } from './brochure/brochure.ts'
import { jobHash, type Manifest } from './manifest.ts'
import { mediaFolder, writeMedia } from './media.ts'

/** The file of a model's brochure, below web/public/media. */
export function brochureFile({ bikeName }: CatalogueModel): string {
  return `models/${modelSlug(bikeName)}/brochure.pdf`
}

/** Writes the brochures whose model, picture or layout has changed. Needs the pictures. */
export async function writeBrochures(models: readonly CatalogueModel[], manifest: Manifest): Promise<void> {
  const layout = readFileSync(join(import.meta.dirname, 'brochure/brochure.ts'), 'utf8')
  for (const model of models) {
    const file = brochureFile(model)
    const hero = `models/${modelSlug(model.bikeName)}/hero.webp`
    const picture = manifest[hero]
    if (!picture) continue
    const job = jobHash([model, picture.job], layout)
    if (manifest[file]?.job === job) continue
    const jpeg = await sharp(join(mediaFolder, hero))
      .resize(1280)
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
    const content = brochureOf(model, jpeg)
    writeMedia(file, content)
    manifest[file] = { job, files: { [file]: content.length } }
  }
}

import { readCatalogue } from '../../supabase/seed/catalogue.ts'
import { modelFrames, modelPictures } from './jobs/models.ts'
import { films, sitePictures } from './jobs/site.ts'
import { readManifest } from './manifest.ts'
const m = readManifest(), c = readCatalogue()
console.log('stills', [...c.flatMap(modelPictures), ...sitePictures(c)].filter((j) => !m[j.file]).map((j) => j.file).join(' '))
console.log('films', films(c).filter((j) => !m[j.file]).map((j) => j.file).join(' '), 'frames left', c.flatMap(modelFrames).filter((j) => !m[j.file]).length)

import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { makeForm, makePdf, pictureFile } from '../files/files.ts'
import { byId, type SampleCall, turned } from './call-parts.ts'

/** Calls about vehicle records. */
export const catalogueCalls = {
  createVehicle: {
    body: () => ({ name: randomUUID(), displayName: 'New', category: 'scooter', bodyType: 'family-scooter' }),
  },
  copyVehicle: {
    body: () => ({ name: randomUUID(), displayName: 'Copy' }),
  },
  saveVehicle: {
    params: byId('saveVehicle'),
    body: () => ({ expected: 1, changes: { variants: [{ name: 'Drum', price: '92,000' }] } }),
  },
  setVehicleState: { params: byId('setVehicleState'), body: () => ({ state: 'archived' }) },
  orderVehicles: {
    body: async ({ orderOf }) => ({
      category: 'ev',
      ...turned(await orderOf("vehicles where category = 'ev'")),
    }),
  },
  addBrochure: {
    body: () => makeForm({ file: new File([makePdf()], 'a.pdf', { type: 'application/pdf' }) }),
  },
  addCataloguePicture: { body: () => makeForm({ image: pictureFile() }) },
} satisfies Partial<Record<EndpointName, SampleCall>>

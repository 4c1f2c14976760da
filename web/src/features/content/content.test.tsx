import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { texts } from '#contract/texts/texts.ts'
import type { CurrentContent } from '#contract/wire/errors.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { noteServerTime } from '#web/lib/api/server-clock.ts'
import type { UploadOptions } from '#web/lib/api/upload.ts'
import { aManagedItem } from '#web/testing/builders/content.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { aVehicleSummary } from '#web/testing/builders/vehicle-records.ts'
import { takeComplaints } from '#web/testing/complaints.ts'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const me = answers('getMe', anAccount())
const picture = aManagedItem({ alt: 'A row of scooters' })
const list = (items: ManagedItem[]) => answers('listManagedContent', items)

/** jsdom decodes and draws no pictures: these functions stand for the browser's own. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('unreadable')
    return { width: 4000, height: 3000, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(48) }),
  } as RenderingContext & null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['small'], { type: type ?? '' })),
  )
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

const photo = (name: string) => new File(['large'], name, { type: 'image/jpeg' })

async function openAdding(page: string) {
  const opened = openStaffScreen(page)
  await opened.user.click(await screen.findByRole('button', { name: 'New' }))
  const dialog = screen.getByRole('dialog')
  return {
    ...opened,
    dialog,
    choose: (...files: File[]) =>
      fireEvent.change(within(dialog).getByLabelText('Upload Image'), { target: { files } }),
    save: () => opened.user.click(within(dialog).getByRole('button', { name: 'Save' })),
  }
}

interface Upload {
  endpoint: string
  files: string[]
  words: Record<string, unknown>
}

let uploads: Upload[] = []
let keys: (string | undefined)[] = []
let refused: string[] = []
/** The item on the server when it differs from the one that an edit expects. */
let standing: CurrentContent | undefined

/** The forms of jsdom do not pass through the mocks of the network; the browser tests upload for real. */
vi.mock('#web/lib/api/upload.ts', () => ({
  uploadApi: async (endpoint: string, body: Record<string, unknown>, options: UploadOptions) => {
    keys.push(options.idempotencyKey)
    const files = Object.values(body).filter((value) => value instanceof File)
    const words = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined && !(value instanceof File)),
    )
    uploads.push({ endpoint, files: files.map(({ name, type }) => `${name} ${type}`), words })
    if (files.some(({ name }) => refused.includes(name))) throw new ApiError('internal', 'No')
    if (standing && words.expectedTitle !== standing.title)
      throw new ApiError('conflict', 'Changed', {}, undefined, { current: standing })
    return { message: 'ok', id: 9 }
  },
}))

beforeEach(() => {
  server.use(answers('listVehicles', []))
  uploads = []
  keys = []
  refused = []
  standing = undefined
})

test.each(['offers', 'notifications', 'gallery', 'slides'])(
  '%s: checks the login first and says that it is needed',
  async (page) => {
    server.use(fails('getMe', 'unauthorized'))
    const { user } = openStaffScreen(page)
    expect(await screen.findByText('Checking your login…')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await screen.findByText(texts.content.loginRequired)).toBeTruthy()
    expect(await screen.findByText(texts.content.loginToast)).toBeTruthy()
  },
)

test('a check that fails for another reason signs nobody out', async () => {
  server.use(unreachable('getMe'))
  openStaffScreen('gallery')
  expect(await screen.findByText(texts.password.loadFailed)).toBeTruthy()
  expect(screen.queryByText(texts.content.loginRequired)).toBeNull()
})

test.each([
  ['notifications', texts.content.empty, 'Add Notification'],
  ['gallery', texts.content.empty, 'Add picture'],
  ['offers', 'No offers found. Add your first offer!', 'Add Offer'],
  ['slides', 'No slides found. Add your first slide!', 'Add slide'],
])('%s: empty, and the dialog of New', async (page, words, title) => {
  server.use(me, list([]))
  const { user, dialog } = await openAdding(page)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(within(dialog).getByRole('heading', { name: title })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('several gallery pictures go out one by one, shrunk and with their words; a refused one waits', async () => {
  server.use(me, list([picture]))
  const { user, dialog, choose, save } = await openAdding('gallery')
  choose(photo('one.jpg'), photo('two.jpg'), photo('broken.heic'))
  expect(await within(dialog).findByText(/not a picture that can be shown/)).toBeTruthy()
  expect(within(dialog).getAllByText(/2560 × 1920/)).toHaveLength(2)
  const [first] = within(dialog).getAllByLabelText(/What the picture shows/)
  await user.type(first as HTMLElement, 'The new workshop')
  refused = ['two.webp']
  await save()
  expect(await screen.findByText(texts.content.addFailed)).toBeTruthy()
  expect(uploads).toEqual([
    { endpoint: 'uploadGallery', files: ['one.webp image/webp'], words: { alt: 'The new workshop' } },
    { endpoint: 'uploadGallery', files: ['two.webp image/webp'], words: {} },
  ])
  expect(within(dialog).queryByText('one.jpg')).toBeNull()
  expect(within(dialog).getByText(/^Not added: .+ Save tries again\.$/)).toBeTruthy()

  await save()
  await waitFor(() => expect(keys).toHaveLength(3))
  await within(dialog).findByText(/^Not added: .+ Save tries again\.$/)
  refused = []
  await user.type(within(dialog).getByLabelText(/What the picture shows/), 'The yard')
  await save()
  // The picture that cannot be shown stays in the dialog, with a word that it was not added.
  expect(await screen.findByText('1 added. 1 of the files cannot be shown: see below.')).toBeTruthy()
  expect(screen.queryByText(texts.content.added)).toBeNull()
  expect(within(dialog).getByText(/not a picture that can be shown/)).toBeTruthy()
  // A picture sent again as it was keeps its idempotency key; with other words it gets a new one.
  expect(keys[2]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
})

test('an animation is said to stand still before it is saved, and once', async () => {
  server.use(me, list([]))
  const { user, dialog, choose } = await openAdding('gallery')
  choose(photo('row.jpg'), new File(['GIF89a NETSCAPE2.0'], 'puja.gif', { type: 'image/gif' }))
  const said = await screen.findByText('This picture moves: only what is shown first is kept.')
  expect(said.closest('li')?.textContent).toContain('puja.gif')
  await user.click(within(dialog).getByRole('button', { name: /^Crop ?puja.gif$/ }))
  await screen.findByRole('dialog', { name: 'Which part? puja.gif' })
  expect(screen.getAllByText(/This picture moves/)).toEqual([said])
  takeComplaints()
})

test.each([
  ['slides', '2560 × 960'],
  ['gallery', '2560 × 1920'],
  ['offers', '2560 × 1920'],
])('%s: a part of a large photograph is chosen, of the shape that its place has', async (page, size) => {
  server.use(me, list([]))
  const { user, dialog, choose } = await openAdding(page)
  choose(photo('row.jpg'))
  expect(await within(dialog).findByText(/2560 × 1920/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Crop/ }))
  const crop = await screen.findByRole('dialog', { name: 'Which part? row.jpg' })
  await user.click(within(crop).getByRole('button', { name: 'Use this part' }))
  expect(await within(dialog).findByText(new RegExp(size))).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Which part? row.jpg' })).toBeNull()
  // Vitest gives the stylesheet of the frame no address, and React complains about that.
  takeComplaints()
})

test('an offer needs title, description and image', async () => {
  server.use(me, list([]))
  const { user, dialog, choose, save } = await openAdding('offers')
  await user.type(within(dialog).getByLabelText('Title'), 'Festival offer')
  await save()
  expect(await screen.findAllByText(texts.content.incomplete)).toHaveLength(2)
  expect(within(dialog).getByText('Please choose a picture.')).toBeTruthy()
  expect(within(dialog).getByLabelText('Title').ariaInvalid).toBeNull()
  const description = within(dialog).getByLabelText('Description')
  expect(description.ariaInvalid).toBe('true')
  await user.type(description, 'For a week')
  expect(description.ariaInvalid).toBeNull()
  choose(photo('poster.png'))
  await within(dialog).findByText(/2560 × 1920/)
  server.use(list([offer(9, 'Festival offer')]))
  await save()
  expect(await screen.findByText(texts.content.added)).toBeTruthy()
  expect(uploads).toEqual([
    {
      endpoint: 'createOffer',
      files: ['poster.webp image/webp'],
      words: { title: 'Festival offer', description: 'For a week' },
    },
  ])
  expect(await screen.findByRole('cell', { name: 'Festival offer' })).toBeTruthy()
})

test('deleting names the thing, asks, and reloads the list', async () => {
  server.use(me, list([picture]), fails('deleteGalleryImage', 'internal'))
  const { user } = openStaffScreen('gallery')
  await user.click(await screen.findByRole('button', { name: 'Delete gallery picture A row of scooters' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete gallery picture “A row of scooters”' })
  expect(within(dialog).getByText(texts.content.confirmDelete)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(texts.content.deleteFailed)).toBeTruthy()
  server.use(answers('deleteGalleryImage', { message: 'ok' }), list([]))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(texts.content.deleted)).toBeTruthy()
  expect(await screen.findByText(texts.content.empty)).toBeTruthy()
})

test('each empty field says so itself, a filled one never; an unreadable picture has words of its own', async () => {
  server.use(me, list([]))
  const { user, dialog, choose, save } = await openAdding('offers')
  const field = (label: string) => within(dialog).getByLabelText(label)
  const wrong = () =>
    ['Title', 'Description', 'Upload Image'].filter((label) => field(label).getAttribute('aria-invalid'))
  await user.type(field('Title'), 'Festival offer')
  choose(photo('poster.png'))
  await within(dialog).findByText(/2560 × 1920/)
  await save()
  expect(wrong()).toEqual(['Description'])
  await user.type(field('Description'), 'For a week')
  choose(photo('broken.heic'))
  await within(dialog).findByText(/not a picture that can be shown/)
  await save()
  expect(wrong()).toEqual(['Upload Image'])
  const words = document.getElementById(field('Upload Image').getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toMatch(/^Please choose a picture that can be shown/)
})

test('what somebody else deleted already goes from the list, with a word', async () => {
  server.use(me, list([picture]), fails('deleteGalleryImage', 'not_found'))
  const { user } = openStaffScreen('gallery')
  await user.click(await screen.findByRole('button', { name: 'Delete gallery picture A row of scooters' }))
  server.use(list([]))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('This gallery picture was deleted already.')).toBeTruthy()
  expect(screen.queryByText(texts.content.deleteFailed)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(texts.content.empty)).toBeTruthy()
})

const offer = (id: number, title: string, given: Partial<ManagedItem> = {}) =>
  aManagedItem({
    id,
    title,
    description: 'For a week',
    image: '/media/offers/nine.webp',
    alt: title,
    ...given,
  })

test('the list marks the offer that the site shows, which can be edited; only what changed is sent', async () => {
  server.use(me, list([offer(9, 'Diwali'), offer(4, 'Puja')]))
  const { user } = openStaffScreen('offers')
  const shown = await screen.findByText('On the site now')
  expect(shown.closest('tr')?.textContent).toContain('Diwali')

  await user.click(screen.getByRole('button', { name: 'Edit offer Puja' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit offer' })
  const title = within(dialog).getByLabelText('Title')
  await user.clear(title)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  await user.type(title, 'Durga Puja')
  server.use(list([offer(9, 'Diwali'), offer(4, 'Durga Puja')]))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('cell', { name: 'Durga Puja' })).toBeTruthy()
  expect(uploads).toEqual([
    { endpoint: 'updateOffer', files: [], words: { title: 'Durga Puja', expectedTitle: 'Puja' } },
  ])
})

test('what somebody else changed meanwhile is said, and overwritten only on purpose', async () => {
  server.use(me, list([offer(4, 'Puja')]))
  const { user } = openStaffScreen('offers')
  await user.click(await screen.findByRole('button', { name: 'Edit offer Puja' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit offer' })
  await user.type(within(dialog).getByLabelText('Title'), ' days')
  standing = {
    ...offer(4, 'Puja week'),
    by: 'bijaya',
    at: '2026-11-20T09:34:00.000Z',
  }
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await save()
  const question = await screen.findByRole('dialog', { name: 'This offer has changed' })
  expect(question.textContent).toContain('bijaya saved this on 20 Nov 2026 at 3:04 pm')
  expect(within(question).getByText('Puja week')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Go back' }))
  expect(within(dialog).getByLabelText('Title')).toHaveProperty('value', 'Puja days')

  await save()
  await user.click(await screen.findByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads.at(-1)?.words).toEqual({ title: 'Puja days', expectedTitle: 'Puja week' })
})

test('a notification gets another picture and other words', async () => {
  const one = aManagedItem({ image: '/media/notifications/three.webp', alt: 'A camp' })
  server.use(me, list([one]))
  const { user } = openStaffScreen('notifications')
  await user.click(await screen.findByRole('button', { name: 'Edit notification A camp' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit notification' })
  await user.type(within(dialog).getByLabelText(/What the picture shows/), ' for all')
  fireEvent.change(within(dialog).getByLabelText('Another picture'), {
    target: { files: [photo('new.png')] },
  })
  await within(dialog).findByText(/2560 × 1920/)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads).toEqual([
    {
      endpoint: 'updateNotification',
      files: ['new.webp image/webp'],
      words: { alt: 'A camp for all', expectedAlt: 'A camp', expectedImage: one.image },
    },
  ])
})

test('Escape asks before a chosen picture is thrown away', async () => {
  server.use(me, list([]))
  const { user, dialog, choose } = await openAdding('gallery')
  choose(photo('one.jpg'))
  await within(dialog).findByText(/2560 × 1920/)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('dialog', { name: 'Nothing is saved yet' })
  await user.click(within(question).getByRole('button', { name: 'Go on editing' }))
  expect(within(dialog).getByRole('img', { name: 'Preview of one.jpg' })).toBeTruthy()
})

test('an item says on which days it is shown; of those that run the newest is marked', async () => {
  const past = offer(9, 'Ended', { to: '2020-01-31' })
  const coming = offer(8, 'Coming', { from: '2090-01-01' })
  server.use(me, list([past, coming, offer(4, 'Now', { to: '2090-12-31' }), offer(2, 'Older')]))
  openStaffScreen('offers')
  const shown = await screen.findByText('On the site now')
  expect(shown.closest('tr')?.textContent).toContain('Now')
  for (const words of ['Ended 31 Jan 2020', 'From 1 Jan 2090', 'Until 31 Dec 2090', 'Always'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('which item runs is judged by the server’s clock, whatever the machine at the counter says', async () => {
  onTestFinished(() => noteServerTime(new Date().toISOString()))
  const date = 'Tue, 14 Mar 2090 18:31:00 GMT'
  server.use(
    me,
    http.get('/api/managedContent/:kind', () =>
      HttpResponse.json([offer(9, 'Holi', { to: '2090-03-14' }), offer(4, 'Now')], {
        headers: { date, 'cache-control': 'private, no-store' },
      }),
    ),
  )
  openStaffScreen('offers')
  expect(await screen.findByText('Ended 14 Mar 2090')).toBeTruthy()
  expect(screen.getByText('On the site now').closest('tr')?.textContent).toContain('Now')
})

test('an offer is for the models that are ticked, and cannot end before it begins', async () => {
  server.use(
    me,
    list([offer(4, 'Puja', { models: 'SP125' })]),
    answers('listVehicles', [
      aVehicleSummary(),
      aVehicleSummary({ id: 8, name: 'ACTIVA110', displayName: 'Activa 110' }),
    ]),
  )
  const { user } = openStaffScreen('offers')
  await user.click(await screen.findByRole('button', { name: 'Edit offer Puja' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit offer' })
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Activa 110' }))
  expect(within(dialog).getByRole('checkbox', { name: 'SP125' })).toHaveProperty('checked', true)
  fireEvent.change(within(dialog).getByLabelText(/First day/), { target: { value: '2026-11-20' } })
  fireEvent.change(within(dialog).getByLabelText(/Last day/), { target: { value: '2026-11-19' } })
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await save()
  expect(within(dialog).getAllByText('The last day comes before the first.').length).toBeGreaterThan(0)
  expect(uploads).toEqual([])
  fireEvent.change(within(dialog).getByLabelText(/Last day/), { target: { value: '2026-11-21' } })
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads.at(-1)?.words).toEqual({
    models: 'SP125\nACTIVA110',
    from: '2026-11-20',
    to: '2026-11-21',
    expectedModels: 'SP125',
    expectedFrom: '',
    expectedTo: '',
  })
})

test('a half-typed last day is refused under its field: it would take the end away', async () => {
  server.use(me, list([offer(4, 'Puja', { to: '2026-11-30' })]))
  const { user } = openStaffScreen('offers')
  await user.click(await screen.findByRole('button', { name: 'Edit offer Puja' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit offer' })
  const last = within(dialog).getByLabelText(/Last day/)
  fireEvent.change(last, { target: { value: '' } })
  // jsdom knows no half date; a browser reports one with this validity and an empty value.
  Object.defineProperty(last, 'validity', { value: { valid: false, badInput: true } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(last.getAttribute('aria-invalid')).toBe('true')
  const words = document.getElementById(last.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(words?.textContent).toBe('Please enter the whole date, or clear it.')
  expect(uploads).toEqual([])
})

test('slides are put into order by the arrow keys and saved over the order that was seen', async () => {
  const bodies: unknown[] = []
  const slide = (id: number, title: string) => aManagedItem({ id, title, alt: title })
  server.use(
    me,
    list([slide(1, 'One'), slide(2, 'Two')]),
    answers('orderContent', { message: 'The order is saved.' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('slides')
  await user.click(await screen.findByRole('button', { name: 'Order' }))
  screen.getByRole('button', { name: 'Move One' }).focus()
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The order is saved.')).toBeTruthy()
  expect(bodies).toEqual([{ ids: [2, 1], expected: [1, 2] }])
})

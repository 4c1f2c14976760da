import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aBike, aColour, someFrames } from '#web/testing/builders/catalogue.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const address = '/angle-view?bikeName=SP125'

/**
 * Decides which pictures can be decoded, because jsdom fetches none: all but those whose address ends with
 * `except`.
 */
function picturesDecode({ except = 'none', hold }: { except?: string; hold?: Promise<void> } = {}) {
  HTMLImageElement.prototype.decode = async function decode(this: HTMLImageElement) {
    await hold
    if (this.src.endsWith(except)) throw new Error('broken')
  }
}

function framesAre(count: number) {
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listFrames', someFrames(count)),
    answers('listColours', [aColour(), aColour({ id: 2, name: 'Black', words: 'Jet Black' })]),
  )
}

function shownFrame(): string | undefined {
  return screen
    .getByRole<HTMLImageElement>('img', { name: /turned by/ })
    .src.split('/')
    .at(-1)
}

test('shows the first picture at once, says how much is to come, then turns', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  picturesDecode({ hold: promise })
  framesAre(12)
  renderRoute(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'SP125' })).toBeTruthy()
  fireEvent.load(screen.getByRole('img', { name: /turned by/ }))
  expect(await screen.findByText(new RegExp(texts.bike.loadingImages))).toBeTruthy()
  expect(screen.getByText(/12 pictures, about \d+ KB/)).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Turn the SP125' })).toHaveProperty('disabled', true)
  resolve()
  expect(await screen.findByText('12 pictures loaded.')).toBeTruthy()
})

async function openTurning(count: number, except?: string) {
  picturesDecode(except ? { except } : {})
  framesAre(count)
  const rendered = renderRoute(address)
  fireEvent.load(await screen.findByRole('img', { name: /turned by/ }))
  await screen.findByText(/pictures loaded/)
  return rendered
}

test('ten pixels of dragging are one picture, and it goes round both ways', async () => {
  await openTurning(12)
  const stage = screen.getByRole('img', { name: /turned by/ }).parentElement as HTMLElement
  stage.setPointerCapture = vi.fn()
  fireEvent.pointerDown(stage, { clientX: 100, button: 0 })
  fireEvent.pointerMove(stage, { clientX: 125 })
  expect(shownFrame()).toBe('2.avif')
  fireEvent.pointerMove(stage, { clientX: 85 })
  expect(shownFrame()).toBe('11.avif')
  fireEvent.pointerUp(stage)
  fireEvent.pointerMove(stage, { clientX: 300 })
  expect(shownFrame()).toBe('11.avif')
})

test('arrow keys, slider and buttons turn it as well', async () => {
  const { user } = await openTurning(12)
  const slider = screen.getByRole('slider', { name: 'Turn the SP125' })
  slider.focus()
  await user.keyboard('{ArrowLeft}')
  expect(shownFrame()).toBe('11.avif')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shownFrame()).toBe('1.avif')
  fireEvent.change(slider, { target: { value: '6' } })
  expect(screen.getByRole('img', { name: 'SP125, turned by 180 degrees' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Turn right' }))
  expect(shownFrame()).toBe('9.avif')
})

test('pictures that fail are left out', async () => {
  const { user } = await openTurning(4, '/1.avif')
  expect(screen.getByText('3 pictures loaded, 1 could not be fetched and are left out.')).toBeTruthy()
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowRight}')
  expect(shownFrame()).toBe('2.avif')
})

test('with Save-Data nothing more is fetched until it is asked for', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  picturesDecode()
  framesAre(12)
  const { user } = renderRoute(address)
  fireEvent.load(await screen.findByRole('img', { name: /turned by/ }))
  const load = await screen.findByRole('button', { name: 'Load the pictures' })
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
  await user.click(load)
  expect(await screen.findByText('12 pictures loaded.')).toBeTruthy()
})

test('turns from the first of every five pictures, and the others make it smooth', async () => {
  const late = Promise.withResolvers<void>()
  HTMLImageElement.prototype.decode = async function decode(this: HTMLImageElement) {
    if (Number(/(\d+)\.avif$/.exec(this.src)?.[1]) % 5 !== 0) await late.promise
  }
  framesAre(40)
  const { user } = renderRoute(address)
  fireEvent.load(await screen.findByRole('img', { name: /turned by/ }))
  const slider = await screen.findByRole('slider', { name: 'Turn the SP125' })
  await waitFor(() => expect(slider).toHaveProperty('disabled', false))
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(shownFrame()).toBe('0.avif')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shownFrame()).toBe('5.avif')
  late.resolve()
  expect(await screen.findByText('40 pictures loaded.')).toBeTruthy()
  expect(shownFrame()).toBe('3.avif')
})

test('another colour than the one on the pictures is said, the same one is not', async () => {
  framesAre(4)
  renderRoute(`${address}&colour=Black`)
  expect(await screen.findByText('These pictures show Pearl Siren Blue, not Jet Black.')).toBeTruthy()
  cleanup()
  renderRoute(`${address}&colour=Pearl%20Siren%20Blue`)
  expect(await screen.findByRole('img', { name: /turned by/ })).toBeTruthy()
  expect(screen.queryByText(/^These pictures show/)).toBeNull()
})

test('when no picture can be had it says so, and no broken one stands there', async () => {
  picturesDecode({ except: '.avif' })
  framesAre(4)
  renderRoute(address)
  fireEvent.error(await screen.findByRole('img', { name: /turned by/ }))
  expect(await screen.findByText('No pictures from around for this model')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /turned by/ })).toBeNull()
})

test('a bike without pictures, and a name nobody knows, are answered in words', async () => {
  framesAre(0)
  renderRoute(address)
  expect(await screen.findByText('No pictures from around for this model')).toBeTruthy()
})

test('not found', async () => {
  server.use(
    fails('getBike', 'not_found'),
    fails('listFrames', 'not_found'),
    fails('listColours', 'not_found'),
    answers('listModelCards', []),
  )
  renderRoute('/angle-view?bikeName=NOPE')
  expect(await screen.findByText('We have no model called NOPE')).toBeTruthy()
})

test('an address that names no model is not said to name an old one', async () => {
  server.use(answers('listModelCards', []))
  renderRoute('/angle-view')
  expect(await screen.findByText('No model was named')).toBeTruthy()
  expect(screen.queryByText(/may no longer be sold/)).toBeNull()
})

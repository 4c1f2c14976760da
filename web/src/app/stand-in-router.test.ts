import { expect, test, vi } from 'vitest'
import type { RouterListener, SiteRouter } from '#web/lib/navigation/router.ts'
import { createStandInRouter } from './stand-in-router.ts'

function standIn(loader: () => Record<string, unknown>) {
  const engine = {
    state: { loaderData: 'of the engine' },
    listener: undefined as RouterListener | undefined,
    subscribe: vi.fn((listener: RouterListener) => {
      engine.listener = listener
      return () => undefined
    }),
    navigate: vi.fn(async () => undefined),
    revalidate: vi.fn(async () => undefined),
  }
  const beforeChange = vi.fn(async () => undefined)
  const startEngine = vi.fn(async (_loaderData: () => unknown) => engine as unknown as SiteRouter)
  const leave = vi.fn()
  const router = createStandInRouter({
    leave,
    matches: [{ route: { id: '0-1', loader }, params: {} }],
    loaderData: { '0-1': { price: 100 } },
    beforeChange,
    startEngine,
  })
  const told = vi.fn<RouterListener>()
  router.subscribe(told)
  return { router, engine, beforeChange, startEngine, told, leave }
}

test('says nothing when the loaders bring what the page was made with', async () => {
  const { router, told, beforeChange } = standIn(() => ({ price: Promise.resolve(100) }))
  await router.revalidate()
  expect(told).not.toHaveBeenCalled()
  expect(beforeChange).not.toHaveBeenCalled()
})

test('shows what has changed, after the sleeping parts were woken', async () => {
  const { router, told, beforeChange, startEngine } = standIn(() => ({ price: Promise.resolve(90) }))
  await router.revalidate()
  expect(router.state.loaderData).toEqual({ '0-1': { price: 90 } })
  expect(beforeChange).toHaveBeenCalledBefore(told)
  expect(startEngine).not.toHaveBeenCalled()
})

test('keeps what stands when the code to show anything newer cannot be had', async () => {
  const { router, told, beforeChange } = standIn(() => ({ price: Promise.resolve(90) }))
  beforeChange.mockRejectedValueOnce(new Error('no line'))
  await router.revalidate()
  expect(told).not.toHaveBeenCalled()
  expect(router.state.loaderData).toEqual({ '0-1': { price: 100 } })
})

test('hands a failure on, for the page to find words for it', async () => {
  const { router } = standIn(() => ({ price: Promise.reject(new Error('down')) }))
  await router.revalidate()
  const data = router.state.loaderData['0-1'] as { price: Promise<number> }
  await expect(data.price).rejects.toThrow('down')
})

test('the first who wants to go anywhere starts the real router, and it alone speaks from then on', async () => {
  const { router, engine, startEngine, told } = standIn(() => ({}))
  await Promise.all([router.navigate('/ev'), router.navigate('/offers'), router.start()])
  expect(startEngine).toHaveBeenCalledTimes(1)
  expect(startEngine.mock.lastCall?.[0]()).toEqual({ '0-1': { price: 100 } })
  expect(engine.navigate).toHaveBeenCalledTimes(2)
  expect(engine.subscribe).toHaveBeenCalledTimes(1)
  expect(router.state).toBe(engine.state)
  // Once when it took over, so that nothing of its own has to be rendered at the first press.
  expect(told).toHaveBeenCalledTimes(1)
  engine.listener?.(router.state, {})
  expect(told).toHaveBeenCalledTimes(2)
  await router.revalidate()
  expect(engine.revalidate).toHaveBeenCalledTimes(1)
})

test('without the real router the browser goes there by itself, and the next time it is tried again', async () => {
  const { router, startEngine, engine, leave } = standIn(() => ({}))
  startEngine.mockRejectedValueOnce(new Error('no line'))
  await router.navigate('/ev')
  expect(leave).toHaveBeenCalledWith('/ev')
  await router.navigate('/ev')
  expect(engine.navigate).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('what came while the real router was on its way is handed over with it', async () => {
  const { router, startEngine } = standIn(() => ({ price: Promise.resolve(90) }))
  const made = Promise.withResolvers<void>()
  let handed: unknown
  startEngine.mockImplementationOnce(async (loaderData) => {
    await made.promise
    handed = loaderData()
    return { state: {}, subscribe: () => undefined } as unknown as SiteRouter
  })
  const starting = router.start()
  await router.revalidate()
  made.resolve()
  await starting
  expect(handed).toEqual({ '0-1': { price: 90 } })
})

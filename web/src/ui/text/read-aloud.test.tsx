import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ReadAloud } from './read-aloud.tsx'

// The component is removed first, because it then stops its reading.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

class Utterance extends EventTarget {
  voice: { name: string } | undefined
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A device with speech; `queue` holds what it will say next. */
class Speech extends EventTarget {
  voices: { lang: string; name: string; localService: boolean }[] = []
  queue: Utterance[] = []
  getVoices = () => this.voices
  speak = (utterance: Utterance) => void this.queue.push(utterance)

  cancel = () => {
    const [current] = this.queue.splice(0)
    current?.dispatchEvent(new Event('error'))
  }

  /** Speaks everything in the queue to its end. */
  finish() {
    for (const utterance of this.queue.splice(0)) utterance.dispatchEvent(new Event('end'))
  }

  learn(...voices: { lang: string; name: string; localService: boolean }[]) {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

function aDevice(): Speech {
  const speech = new Speech()
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return speech
}

const local = { localService: true }
const hindi = { lang: 'hi_IN', name: 'Hindi', ...local }
const american = { lang: 'en-US', name: 'American', ...local }
const indian = { lang: 'en_IN', name: 'Indian', ...local }
const sentences = () => ['It costs 1 lakh rupees.', 'It has two wheels.']
const button = () => screen.queryByRole('button', { name: 'Read aloud' })
const pressed = (element: HTMLElement | null) => element?.getAttribute('aria-pressed')

test('is not there without a voice of the language, and comes with it', () => {
  const speech = aDevice()
  render(<ReadAloud sentences={sentences} />)
  expect(button()).toBeNull()
  act(() => speech.learn(hindi))
  expect(button()).toBeNull()
  act(() => speech.learn(hindi, american, indian))
  expect(pressed(button())).toBe('false')
})

test('reads every sentence in the Indian voice, and is released at the end', async () => {
  const speech = aDevice()
  speech.learn(american, indian)
  render(<ReadAloud sentences={sentences} />)
  await userEvent.click(screen.getByRole('button'))
  expect(speech.queue.map(({ text }) => text)).toEqual(sentences())
  expect(speech.queue[0]?.voice?.name).toBe('Indian')
  expect(pressed(button())).toBe('true')
  act(() => speech.finish())
  expect(pressed(button())).toBe('false')
})

test('stops when it is pressed again, and when its place goes', async () => {
  const speech = aDevice()
  speech.learn(indian)
  const { unmount } = render(<ReadAloud sentences={sentences} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(speech.queue).toEqual([])
  await userEvent.click(screen.getByRole('button'))
  expect(speech.queue).toHaveLength(2)
  unmount()
  expect(speech.queue).toEqual([])
})

test('another one takes over, and goes on when the first is released', async () => {
  const speech = aDevice()
  speech.learn(indian)
  render(
    <>
      <ReadAloud sentences={sentences} />
      <ReadAloud sentences={() => ['Another.']} />
    </>,
  )
  const [one, other] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  await userEvent.click(one)
  await userEvent.click(other)
  expect(pressed(one)).toBe('false')
  expect(pressed(other)).toBe('true')
  expect(speech.queue.map(({ text }) => text)).toEqual(['Another.'])
})

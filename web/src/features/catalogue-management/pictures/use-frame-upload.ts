import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { type ShrunkImage, UnreadableImage } from '#web/lib/api/shrink-image.ts'
import { useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { framesOfFilm } from './film-frames.ts'
import { byName, frameCount, frameOf } from './frame-files.ts'
import { sendPicture } from './picture-choice.tsx'

/** A picture of the turn on its way to the server; `path` is set once the picture has arrived. */
interface Sent {
  picture: ShrunkImage
  path?: string
}

export interface FrameUpload {
  /** The work under way in words, and its share from 0 to 1. */
  busy: { words: string; share: number } | undefined
  failure: string | undefined
  /** Stops the work under way; the turn stays as it was. */
  cancel: () => void
  /** Sends the pictures that have not arrived; undefined when no picture waits. */
  retry: (() => void) | undefined
  choose: (files: readonly File[]) => void
  /** Bytes of each picture that was sent here, by path. */
  bytes: ReadonlyMap<string, number>
}

/** How many pictures are sent at once. */
const lanes = 3

/**
 * Makes the pictures of a turn smaller or takes them out of a film, and sends them; `onDone` gets the paths
 * of all pictures in order.
 */
export function useFrameUpload(onDone: (paths: string[]) => void): FrameUpload {
  const [busy, setBusy] = useState<FrameUpload['busy']>()
  const [failure, setFailure] = useState<string>()
  const [waiting, setWaiting] = useState<Sent[]>([])
  const [bytes, setBytes] = useState<ReadonlyMap<string, number>>(new Map())
  // The record may have changed while the pictures were sent, so the newest `onDone` is called.
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })
  useUnsavedWork(() => busy !== undefined || waiting.length > 0)
  const underWay = useRef<AbortController>(undefined)

  function begin(): AbortSignal {
    underWay.current = new AbortController()
    return underWay.current.signal
  }

  async function choose(files: readonly File[]) {
    setFailure(undefined)
    setWaiting([])
    const wrong = wordsAgainst(files)
    if (wrong) return setFailure(wrong)
    const signal = begin()
    try {
      const pictures = await prepare(files, signal)
      await send(
        pictures.map((picture) => ({ picture })),
        signal,
      )
    } catch (error) {
      if (signal.aborted) return
      setBusy(undefined)
      if (!(error instanceof UnreadableImage)) throw error
      setFailure(
        'This browser cannot read one of the files. Use JPEG pictures, or a film as MP4 (H.264), as phones make it.',
      )
    }
  }

  async function prepare(files: readonly File[], signal: AbortSignal): Promise<ShrunkImage[]> {
    const [film] = files
    const onProgress = (share: number) => {
      signal.throwIfAborted()
      setBusy({ words: 'Making the pictures', share })
    }
    onProgress(0)
    if (film?.type.startsWith('video/'))
      return framesOfFilm(film, { count: frameCount.ofFilm, onProgress, signal })
    const made: ShrunkImage[] = []
    // The pictures are made one after the other, because many camera pictures decoded at once need more
    // memory than small machines have.
    for (const file of byName(files)) {
      made.push(await frameOf(file))
      onProgress(made.length / files.length)
    }
    return made
  }

  async function send(frames: Sent[], signal: AbortSignal) {
    const left = frames.filter(({ path }) => !path)
    let failed: unknown
    const tell = () =>
      setBusy({
        words: 'Sending the pictures',
        share: frames.filter(({ path }) => path).length / frames.length,
      })
    tell()
    async function work() {
      for (let frame = left.shift(); frame && failed === undefined; frame = left.shift()) {
        try {
          frame.path = await sendPicture(frame.picture)
          if (signal.aborted) return
          tell()
        } catch (error) {
          failed = error
        }
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
    if (signal.aborted) return
    setBusy(undefined)
    setBytes((before) => new Map([...before, ...frames.map(sizeByPath)]))
    if (failed === undefined) {
      setWaiting([])
      done.current(frames.map(({ path = '' }) => path))
      return
    }
    setWaiting(frames)
    const refusal = failed instanceof ApiError ? failed.fields.image : undefined
    const arrived = frames.filter(({ path }) => path).length
    const lost = `${arrived} of ${frames.length} pictures arrived. The others are kept here: please try again.`
    setFailure(refusal ?? failureWords(failed, lost))
  }

  return {
    busy,
    failure,
    bytes,
    retry:
      waiting.length > 0 && !busy
        ? () => {
            setFailure(undefined)
            void send(waiting, begin())
          }
        : undefined,
    choose: (files) => void choose(files),
    cancel: () => {
      underWay.current?.abort()
      setBusy(undefined)
      setWaiting([])
    },
  }
}

const sizeByPath = ({ path = '', picture }: Sent): [string, number] => [path, picture.file.size]

function wordsAgainst(files: readonly File[]): string | undefined {
  const films = files.filter(({ type }) => type.startsWith('video/'))
  if (films.length > 0)
    return files.length === 1 ? undefined : 'Please choose one film, or pictures, not both.'
  const { least, most } = frameCount
  if (files.length >= least && files.length <= most) return undefined
  return `A turn has ${least} to ${most} pictures; these are ${files.length}.`
}

import { useEffect, useRef, useState } from 'react'
import { upload } from '#contract/wire/limits.ts'
import { type ImagePart, type ShrunkImage, shrinkImage } from '#web/lib/api/shrink-image.ts'
import { wordsOfMoving } from '#web/ui/media/picture-to-crop.ts'

export interface PickedPicture {
  /** A name made here that tells this picture from the others. */
  key: string
  name: string
  /** The file as it was chosen, from which staff may take a part. */
  original: File
  alt: string
  /** The shrunk picture; undefined until it is ready. */
  image: (ShrunkImage & { url: string }) | undefined
  state: 'preparing' | 'unreadable' | 'ready' | 'sending' | 'failed'
  /** What is lost of the picture, such as the movement of an animation; empty for nothing. */
  note: string
  /** Why the picture was not added; empty unless adding failed. */
  failure: string
  /** The share that has been uploaded, 0 to 1. */
  share: number
}

export interface Pictures {
  pictures: readonly PickedPicture[]
  pick: (files: Iterable<File>) => void
  change: (key: string, change: Partial<PickedPicture>) => void
  /** Takes a part of the picture from the file as it was chosen. */
  crop: (key: string, part: ImagePart) => void
  drop: (key: string) => void
}

/** Longest side in pixels of the picture that is sent. */
const longestSide = 2560

/**
 * Holds the chosen pictures and shrinks each at once. With `several` a new choice adds to the old pictures
 * instead of replacing them.
 */
export function usePictures(several: boolean): Pictures {
  const [pictures, setPictures] = useState<readonly PickedPicture[]>([])
  const urls = useRef(new Set<string>())

  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])

  function change(key: string, changes: Partial<PickedPicture>) {
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  async function prepare(key: string, file: File, part?: ImagePart) {
    try {
      const image = await shrinkImage(file, upload.imageBytes, { part, longestSide })
      const url = URL.createObjectURL(image.file)
      urls.current.add(url)
      change(key, { image: { ...image, url }, state: 'ready', note: await wordsOfMoving(file) })
    } catch {
      change(key, { state: 'unreadable' })
    }
  }

  function pick(files: Iterable<File>) {
    const picked = Array.from(files, (file) => ({ file, key: crypto.randomUUID() }))
    const added = picked.map(
      ({ file, key }): PickedPicture => ({
        key,
        name: file.name,
        original: file,
        alt: '',
        image: undefined,
        state: 'preparing',
        note: '',
        failure: '',
        share: 0,
      }),
    )
    setPictures((before) => (several ? [...before, ...added] : added))
    // The pictures are made one after the other, because a dozen camera pictures decoded at once need more
    // memory than small machines have.
    void picked.reduce((queue, { file, key }) => queue.then(() => prepare(key, file)), Promise.resolve())
  }

  return {
    pictures,
    pick,
    change,
    crop: (key, part) => {
      const original = pictures.find((one) => one.key === key)?.original
      if (!original) return
      change(key, { state: 'preparing', failure: '' })
      void prepare(key, original, part)
    },
    drop: (key) => setPictures((before) => before.filter((one) => one.key !== key)),
  }
}

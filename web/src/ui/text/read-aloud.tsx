import { useEffect, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { readAloud, useVoice } from '#web/lib/speech/voice.ts'
import { Button } from '#web/ui/button.tsx'
import { SpeakerIcon } from '#web/ui/icon/sound.tsx'

interface ReadAloudProps {
  /** Makes the sentences to read, in spoken form; called when the button is pressed. */
  sentences: () => readonly string[]
}

/**
 * A button that reads a text aloud; pressing it again, or leaving the page, stops the reading. There is no
 * button where the device has no voice for the page's language. The code of this part is loaded late.
 */
export function ReadAloud({ sentences }: ReadAloudProps) {
  const voice = useVoice()
  const [reading, setReading] = useState<{ stop: () => void }>()

  useEffect(() => {
    if (!reading) return
    window.addEventListener('pagehide', reading.stop)
    return () => {
      window.removeEventListener('pagehide', reading.stop)
      reading.stop()
    }
  }, [reading])

  if (!voice) return null
  const press = () =>
    setReading(reading ? undefined : { stop: readAloud(sentences(), voice, () => setReading(undefined)) })
  return (
    <Button
      aria-pressed={reading !== undefined}
      onClick={press}
      icon={<SpeakerIcon />}
      size="small"
      className="aria-pressed:bg-content aria-pressed:text-surface"
    >
      <span>{t`Read aloud`}</span>
    </Button>
  )
}

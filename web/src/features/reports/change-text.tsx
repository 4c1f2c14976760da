import { RowPicture } from '#web/ui/media/row-picture.tsx'
import { LongText } from './long-text.tsx'

/**
 * What stood somewhere before or after a change: one line of its words, the rest after a press, and the
 * pictures, whose paths are given one a line.
 */
export function ChangeText({ text, pictures }: { text: string; pictures: string }) {
  const paths = pictures.split('\n').filter(Boolean)
  if (paths.length === 0) return <LongText text={text} lines={1} />
  return (
    <span className="flex items-center gap-2">
      {paths.map((path) => (
        <RowPicture key={path} src={path} className="w-10 object-contain" />
      ))}
      <span className="min-w-0 flex-1">
        <LongText text={text} lines={1} />
      </span>
    </span>
  )
}

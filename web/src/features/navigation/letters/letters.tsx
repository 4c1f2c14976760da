import { letterDescent, letterHeight } from './widths.ts'

interface LettersProps {
  /** The words in the picture. */
  words: string
  /** The picture's file with the id of its drawing. */
  picture: string
  /** The picture's width in ems. */
  width: number
}

/** Words as a picture in the colour and size of the text around them, read aloud as the words. */
export function Letters({ words, picture, width }: LettersProps) {
  return (
    <svg
      role="img"
      aria-label={words}
      style={{
        width: `${width}em`,
        height: `${letterHeight}em`,
        marginBlock: '-0.3em',
        verticalAlign: `${-letterDescent}em`,
      }}
      fill="currentColor"
    >
      <use href={picture} />
    </svg>
  )
}

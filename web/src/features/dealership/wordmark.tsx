import { useDealership } from '#web/lib/dealership.tsx'
import { resizedTo } from '#web/lib/picture-files.ts'
import { classNames } from '#web/ui/class-names.ts'

interface WordmarkProps {
  /** The class that sets the height of the whole mark, such as `h-10`. */
  className: string
  /** True on a dark ground: a logo then stands on a light ground, for which it was made. */
  onDark?: boolean
}

/**
 * The dealer's mark: the logo, or a carved stone wheel of sixteen spokes with the dealer's words beside it.
 */
export function Wordmark({ className, onDark = false }: WordmarkProps) {
  const { name, logo, wordmark, wordmarkBelow } = useDealership()
  if (logo)
    return (
      <img
        src={resizedTo(480, logo)}
        alt={name}
        width={160}
        height={40}
        className={classNames(
          'w-40 object-contain object-left',
          onDark && 'rounded-sm bg-paper p-1',
          className,
        )}
      />
    )
  const words = wordmark || name
  return (
    <svg
      viewBox={`0 0 ${wordsWidth + 52} 44`}
      role="img"
      aria-label={name}
      fill="currentColor"
      className={className}
    >
      <WheelDrawing />
      {/* Latin letters are spread over a known width, so that nothing moves when the font arrives, however
          long the words are. */}
      <text
        x="52"
        y={wordmarkBelow ? 24 : 31}
        textLength={lengthOf(words, 18.6, 27)}
        lengthAdjust="spacingAndGlyphs"
        fontSize="27"
        className="display"
      >
        {words.toUpperCase()}
      </text>
      {/* This blank parts the two texts for screen readers. */}{' '}
      {wordmarkBelow ? (
        <text
          x="52"
          y="39"
          textLength={lengthOf(wordmarkBelow, 14, 13)}
          lengthAdjust="spacingAndGlyphs"
          fontSize="13"
          className="font-bold [font-stretch:125%]"
        >
          {wordmarkBelow.toUpperCase()}
        </text>
      ) : null}
    </svg>
  )
}

const wordsWidth = 176

/** The widest syllable of Odia or Hindi, as a share of the letters' size. */
const widestSyllable = 0.85

/**
 * The width over which a text is spread. Letters that join into syllables would be torn apart: they keep
 * their own width, which is undefined, unless they might not fit.
 */
function lengthOf(text: string, perLetter: number, size: number): number | undefined {
  if (!/[\u0900-\u0d7f]/.test(text)) return Math.min(wordsWidth, text.length * perLetter)
  // A consonant behind the sign that joins two belongs to the one before, as every mark does.
  const syllables = text.replace(/[\u094d\u0b4d]./gu, '').replace(/\p{M}/gu, '')
  return syllables.length * size * widestSyllable > wordsWidth ? wordsWidth : undefined
}

/** The carved wheel, drawn on 44 × 44 units. */
function WheelDrawing() {
  return (
    <g>
      <circle cx="22" cy="22" r="19.5" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle
        cx="22"
        cy="22"
        r="15.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeDasharray="2.040 2.044"
      />
      {wideSpokes.map((turn) => (
        <path key={turn} d="M22 19 20 12.5 22 7l2 5.5Z" transform={`rotate(${turn} 22 22)`} />
      ))}
      {wideSpokes.map((turn) => (
        <path
          key={turn}
          d="M22 18V8.5"
          stroke="currentColor"
          strokeWidth="1"
          transform={`rotate(${turn + 22.5} 22 22)`}
        />
      ))}
      <circle cx="22" cy="22" r="3.4" />
    </g>
  )
}

const wideSpokes = [0, 45, 90, 135, 180, 225, 270, 315]

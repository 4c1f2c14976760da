/** The dealer's mark: a carved stone wheel of sixteen spokes, after the sun temple's, and the name beside it. */
export function Wordmark({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 228 44" role="img" aria-label={label} fill="currentColor" className={className}>
      <WheelDrawing />
      <path d="M52.1 23.5v-20h7.2v8.9L69 3.5h8.8L69 11.7l9.1 11.8h-8.8L63.7 16l-4.4 3.6v3.9Zm26.9 0 9.6-20h7.9l9.7 20h-7.7l-1.2-2.6h-9.8l-1.1 2.6Zm10.7-7.6h5.4l-1.4-3.4-.2-.6-.3-.9-.3-1-.3-.9h-.2l-.5 1.2-.4 1.2-.4 1Zm19 7.6v-20h7.1V18h13v5.5Zm22.9 0v-20h7.1v20Zm11.5 0v-20h6.2l9.9 8.4.5.4.7.6.6.6h.3v-10h6.7v20h-6.2l-9.3-7.9-1.3-1.1-1.1-.9h-.3v9.9Zm40.6.3q-6 0-9.1-2.5-3-2.6-3-7.8 0-3.4 1.6-5.7t4.6-3.4q3.1-1.2 7.4-1.2 2.5 0 4.8.5t3.9 1.4q1.8.9 2.7 2.4 1 1.4 1 3.3h-6.9q0-.6-.4-1.1l-1.2-.9-1.6-.5-2-.1q-1.7 0-2.9.3t-2 1q-.9.6-1.3 1.6t-.4 2.1v.7q0 1.7.7 2.8t2 1.7q1.4.5 3.5.5 1.4 0 2.7-.3t2.1-.8.7-1.3v-.1h-6v-4h13v11.1h-4l-.7-2.2q-1.1.8-2.5 1.4t-3 .9q-1.7.2-3.7.2m16.3-.3 9.6-20h7.9l9.7 20h-7.7l-1.2-2.6h-9.8l-1.2 2.6Zm10.7-7.6h5.4l-1.4-3.4-.2-.6-.3-.9-.4-1-.3-.9h-.2l-.4 1.2-.4 1.2-.4 1Z" />
      <text x="50.6" y="39" textLength="175.8" fontSize="13" className="font-bold [font-stretch:125%]">
        TWO-WHEELERS
      </text>
    </svg>
  )
}

/** Drawn on 44 × 44. */
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

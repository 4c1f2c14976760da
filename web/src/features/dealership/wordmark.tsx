/** The dealer's mark: a carved stone wheel of sixteen spokes, after the sun temple's, and the name beside it. */
export function Wordmark({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 228 44" role="img" aria-label={label} fill="currentColor" className={className}>
      <WheelDrawing />
      <path d="M52.1 23.5V3.5H59.3V12.4L69 3.5H77.8L69 11.7L78.1 23.5H69.3L63.7 16L59.3 19.6V23.5ZM79 23.5 88.6 3.5H96.5L106.2 23.5H98.5L97.3 20.9H87.5L86.4 23.5ZM89.7 15.9H95.1L93.7 12.5Q93.7 12.3 93.5 11.9Q93.4 11.5 93.2 11Q93 10.5 92.9 10Q92.7 9.6 92.6 9.1H92.4Q92.2 9.6 91.9 10.3Q91.7 10.9 91.5 11.5Q91.3 12.1 91.1 12.5ZM108.7 23.5V3.5H115.8V18H128.8V23.5ZM131.6 23.5V3.5H138.7V23.5ZM143.1 23.5V3.5H149.3L159.2 11.9Q159.4 12 159.7 12.3Q160 12.6 160.4 12.9Q160.7 13.2 161 13.5H161.3Q161.3 13.1 161.3 12.4Q161.3 11.7 161.3 11.1V3.5H168V23.5H161.8L152.5 15.6Q151.9 15.1 151.2 14.5Q150.5 13.9 150.1 13.6H149.8Q149.8 14 149.8 14.7Q149.8 15.4 149.8 16.2V23.5ZM183.7 23.8Q177.7 23.8 174.6 21.3Q171.6 18.7 171.6 13.5Q171.6 10.1 173.2 7.8Q174.8 5.5 177.8 4.4Q180.9 3.2 185.2 3.2Q187.7 3.2 190 3.7Q192.2 4.2 193.9 5.1Q195.7 6 196.6 7.5Q197.6 8.9 197.6 10.8H190.7Q190.7 10.2 190.3 9.7Q189.8 9.2 189.1 8.8Q188.4 8.5 187.5 8.3Q186.5 8.2 185.5 8.2Q183.8 8.2 182.6 8.5Q181.4 8.8 180.6 9.5Q179.7 10.1 179.3 11.1Q178.9 12 178.9 13.2V13.9Q178.9 15.6 179.6 16.7Q180.3 17.8 181.6 18.4Q183 18.9 185.1 18.9Q186.5 18.9 187.8 18.6Q189.1 18.4 189.9 17.8Q190.6 17.3 190.6 16.5V16.4H184.6V12.4H197.6V23.5H193.6L192.9 21.3Q191.8 22.1 190.4 22.7Q189 23.3 187.4 23.6Q185.7 23.8 183.7 23.8ZM200 23.5 209.6 3.5H217.5L227.2 23.5H219.5L218.3 20.9H208.5L207.3 23.5ZM210.7 15.9H216.1L214.7 12.5Q214.6 12.3 214.5 11.9Q214.3 11.5 214.2 11Q214 10.5 213.8 10Q213.7 9.6 213.5 9.1H213.3Q213.1 9.6 212.9 10.3Q212.7 10.9 212.5 11.5Q212.2 12.1 212.1 12.5Z" />
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

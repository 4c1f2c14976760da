/** Benefits of the annual maintenance contract, storefront section 9. */
const features = [
  { figure: '30%', before: 'Up to', text: 'saved over a year of single visits' },
  { figure: '3', text: 'maintenance services' },
  { figure: '2', text: 'extra washes' },
  { figure: '10%', text: 'off labour' },
  { figure: '5%', text: 'off parts' },
  { figure: '5%', text: 'off engine oil' },
] as const

export function AmcFeatures() {
  return (
    <section aria-labelledby="amc-features">
      <h2 id="amc-features" className="text-xl font-bold">
        What you get for 1 year
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.text} className="flex flex-col justify-end gap-1 bg-surface p-5">
            {'before' in feature ? <span className="text-sm text-muted">{feature.before}</span> : null}
            <span className="display figures text-3xl md:text-4xl">{feature.figure}</span>
            <span className="text-[0.9375rem] text-muted">{feature.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

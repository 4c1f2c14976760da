import fc from 'fast-check'

/**
 * Texts that broke other programs: scripts, quotes, patterns, control characters, halves of characters,
 * impossible dates.
 */
const knownTexts = [
  '',
  '   ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil',
  'ଓଡ଼ିଆ ନାମ',
  'e\u0301',
  "D'Souza'; drop table public.staff; --",
  '<img src=x onerror=alert(1)>',
  '%_\\,()*',
  '#{7*7}',
  '=cmd|calc',
  '../../etc/passwd',
  'null',
  'true',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-12-31T25:00:00Z',
  '1e309',
  '-1',
  '₹ 1,00,000.005',
  '🏍️'.repeat(60),
  '字'.repeat(2000),
  'x'.repeat(9000),
]

const text = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1,
      0.1,
      1e15,
      1e308,
      Number.MAX_SAFE_INTEGER,
      -2147483649,
      [],
      {},
      [[[]]],
      { __proto__: { polluted: true } },
    ),
  },
)

/** A JSON body: the sample with some fields replaced, left out or added, or an altogether different value. */
export function hostileJson(sample: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(sample)
  const changed = fc
    .record({
      exchanged: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
      dropped: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 1 }),
      values: fc.array(value, { minLength: 3, maxLength: 3 }),
      // Most bodies have no unknown field, because one is enough for a refusal and the other fields would not
      // be tested.
      strangers: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 20 }), value, { maxKeys: 2 }) },
      ),
    })
    .map(({ exchanged, dropped, values, strangers }) => {
      const body: Record<string, unknown> = { ...sample, ...strangers }
      for (const [index, name] of exchanged.entries()) body[name] = values[index]
      if (exchanged.length === 0) for (const name of dropped) delete body[name]
      return JSON.stringify(body)
    })
  const pollution = fc
    .constantFrom('__proto__', 'constructor', 'toString')
    .map((name) => `{"${name}": {"isAdmin": true}, ${JSON.stringify(sample).slice(1)}`)
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 1, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: pollution },
  )
}

/** A segment of a path, percent-encoded in most cases. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: text.map((one) => encodeURIComponent(one.toWellFormed()) || '%20') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%ff', '%00', '..%2f', '0', '-1', '1e3', '9223372036854775808', '1.5'),
  },
)

/** Bytes of a file: noise, or the beginning of a real file and then noise. */
export const hostileFile: fc.Arbitrary<File> = fc
  .record({
    start: fc.constantFrom(
      '',
      'ffd8ffe0',
      'ffd8ffc0',
      '89504e470d0a1a0a0000000d49484452',
      '524946460000000057454250565038',
      '0000001c66747970617669660000000069737065',
      '255044462d',
      'd0cf11e0a1b11ae1',
      '504b0304',
      '504b0506',
      '3c737667',
    ),
    rest: fc.uint8Array({ maxLength: 300 }),
    type: fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', ''),
    name: fc.constantFrom('resume.pdf', 'resume.doc', 'resume.docx', 'a.png', '../x.pdf', ''),
  })
  .map(
    ({ start, rest, type, name }) =>
      new File([Buffer.concat([Buffer.from(start, 'hex'), rest])], name, { type }),
  )

export const hostileText: fc.Arbitrary<string> = text

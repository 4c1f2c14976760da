import type { ColumnKind, ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''

const messages = [
  'Please call me after 5 pm.',
  'What is the on-road price with insurance and registration? I can come on Saturday to see it.',
  'ଦୟାକରି ମୋତେ ଫୋନ୍ କରନ୍ତୁ। ଏହି ଗାଡ଼ିର ଦାମ୍ କେତେ? କିସ୍ତି ସୁବିଧା ଅଛି କି?',
  '',
  `https://example.example/${'long-address-without-a-gap-'.repeat(6)}`,
  'कृपया शाम को कॉल करें। SP125 की ऑन-रोड कीमत और EMI बताइए, मेरे पास पुराना स्कूटर भी है।',
  'Kindly send the brochure by e-mail 🙏',
  'My old scooter is a 2014 model, can you take it in exchange? It has done 41,000 km, and I was told ₹ 12,000.',
]

/** Values that visitors usually write. */
const ordinary: Record<ColumnKind, (index: number) => string | boolean> = {
  date: (index) => `${String(1 + (index % 28)).padStart(2, '0')}/11/2026`,
  time: (index) => `${String(1 + (index % 12)).padStart(2, '0')}:${10 + (index % 50)} AM`,
  name: (index) =>
    pick(
      [
        'Subhashree Mohapatra',
        'Bikash Das',
        'ସଂଯୁକ୍ତା ମହାପାତ୍ର',
        'Soumya Ranjan Pattanayak',
        'क्षितिज श्रीवास्तव',
        'କୃଷ୍ଣ Kumar त्रिपाठी',
      ],
      index,
    ),
  phone: (index) => (index % 7 === 0 ? `+91 55501 ${10_000 + index}` : `55501${10_000 + index}`),
  email: (index) => `subhashree.mohapatra${10 + (index % 90)}@mail.example`,
  model: (index) => pick(['SP125', 'Activa 110', 'CBR 150R', 'Hornet 2.0'], index),
  number: (index) => pick(['2019', '753001', '75,000', '₹ 1,20,000'], index),
  rupees: (index) => String(75_482 + index),
  short: (index) => pick(['OD-05-AB-1234', 'Sales executive', 'Red', 'Kishannagar'], index),
  long: (index) => pick(messages, index),
  change: (index) => pick(messages, index),
  resume: () => '/api/resumes/0d1f2b1c-7f4e-4a53-9c3a-5a5f0b1c2d3e.pdf',
  'yes-no': (index) => index % 2 === 0,
}

/** The longest and most awkward values that the forms accept. */
const worst: typeof ordinary = {
  ...ordinary,
  name: (index) =>
    pick(
      [
        'ସଂଯୁକ୍ତା ମହାପାତ୍ର '.repeat(5),
        'Jagannathprasadraghunathmohapatra'.repeat(3).slice(0, 80),
        'लक्ष्मीनारायणचन्द्रशेखर'.repeat(4).slice(0, 80),
      ],
      index,
    ),
  phone: () => '+91-00000-00000-0000',
  email: () =>
    `${'subhashree.mohapatra.'.repeat(10)}@${'mail-of-the-example.'.repeat(2)}example`.slice(0, 254),
  model: () => 'W'.repeat(80),
  number: () => '₹ 1,20,000 or 1.5 lakh, as the bank says, in words or figures',
  short: () => 'MWMWMWMWMW'.repeat(6),
  long: (index) =>
    pick(
      [
        'W'.repeat(2000),
        'Good bike. '.repeat(180),
        'ଦୟାକରି '.repeat(250),
        '🙏🏽'.repeat(500),
        'कृपया '.repeat(330),
      ],
      index,
    ),
}

export const reportTexts = { ordinary, worst }

/** Rows of a report whose cells are filled with `ordinary` or with the `worst` values. */
export function reportRows(
  report: ReportDefinition,
  texts: keyof typeof reportTexts,
  count: number,
): ReportRow[] {
  return Array.from({ length: count }, (_, index) => {
    const fields = report.columns.flatMap(({ keys, kind }) =>
      keys.map((key) => [key, reportTexts[texts][kind](index)]),
    )
    return { ...Object.fromEntries(fields), id: String(index) } as ReportRow
  })
}

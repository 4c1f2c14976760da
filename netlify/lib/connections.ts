interface Variable {
  name: string
  /** A secret of the functions or tools: it stands in no build, and on Netlify it is marked as one. */
  isSecret?: boolean
  /** The build of the site reads it too. */
  isForBuild?: boolean
  /** The connection is on without it. */
  isOption?: boolean
}

/** An outside system that variables of the environment switch on. */
export interface Connection {
  name: string
  /** What it is for, in one sentence that a dealer understands. */
  purpose: string
  /** Who reads its variables: the site itself, or the tools of whoever runs it. */
  readBy: 'site' | 'tools'
  /** `always`: no site without it; `usually`: the doctor misses it on a site; `optional`: it may stay off. */
  need: 'always' | 'usually' | 'optional'
  /** Those that are no option are set together, or none of them is. */
  variables: readonly Variable[]
  /** The doctor's checks that ask the system itself, by their subjects. */
  checks: readonly string[]
  /** The address of the local product that stands in for the system and shows what reached it. */
  fake?: string
}

const rows = [
  {
    name: 'Supabase',
    purpose: 'Keeps everything: database, sign-in and files.',
    readBy: 'site',
    need: 'always',
    variables: [
      { name: 'SUPABASE_URL', isForBuild: true },
      { name: 'SUPABASE_PUBLISHABLE_KEY', isForBuild: true },
      { name: 'SUPABASE_SECRET_KEY', isSecret: true },
    ],
    checks: ['publishable key', 'secret key', 'migrations', 'buckets'],
  },
  {
    name: 'second store',
    purpose: 'Keeps enquiries while the database is away.',
    readBy: 'site',
    need: 'usually',
    variables: [
      { name: 'SECOND_STORE_KEY', isSecret: true },
      { name: 'SECOND_STORE_FOLDER', isOption: true },
    ],
    checks: ['SECOND_STORE_KEY', 'readiness'],
  },
  {
    name: 'build hook',
    purpose: 'Builds the pages for search engines again after staff changed something.',
    readBy: 'site',
    need: 'usually',
    variables: [
      { name: 'BUILD_HOOK_URL', isSecret: true },
      { name: 'BUILD_PAUSE_SECONDS', isOption: true },
    ],
    checks: ['deploys and credits'],
  },
  {
    name: 'mail server',
    purpose: 'Sends receipts to visitors and news of leads to staff.',
    readBy: 'site',
    need: 'usually',
    variables: [
      { name: 'SMTP_URL', isSecret: true },
      { name: 'MAIL_FROM', isOption: true },
    ],
    checks: ['mail server', 'sender of mails'],
    fake: '/mailbox',
  },
  {
    name: 'notifications',
    purpose: 'Tells staff of new leads on their own devices.',
    readBy: 'site',
    need: 'optional',
    variables: [{ name: 'PUSH_PUBLIC_KEY' }, { name: 'PUSH_PRIVATE_KEY', isSecret: true }],
    checks: ['PUSH_PUBLIC_KEY'],
  },
  {
    name: 'Meta',
    purpose: 'Hands over the leads of lead forms on Facebook and Instagram.',
    readBy: 'site',
    need: 'optional',
    variables: [
      { name: 'META_APP_SECRET', isSecret: true },
      { name: 'META_VERIFY_TOKEN', isSecret: true },
      { name: 'META_ACCESS_TOKEN', isSecret: true },
      { name: 'META_GRAPH_URL', isOption: true },
    ],
    checks: ['Meta'],
    fake: '/vendors',
  },
  {
    name: 'WhatsApp',
    purpose: 'Writes receipts and reminders to customers who allowed it, and takes their answers.',
    readBy: 'site',
    need: 'optional',
    variables: [
      { name: 'WHATSAPP_TOKEN', isSecret: true },
      { name: 'WHATSAPP_PHONE_ID' },
      { name: 'WHATSAPP_BUSINESS_ID' },
      { name: 'WHATSAPP_APP_SECRET', isSecret: true },
      { name: 'WHATSAPP_VERIFY_TOKEN', isSecret: true },
      { name: 'WHATSAPP_GRAPH_URL', isOption: true },
    ],
    checks: ['WhatsApp'],
    fake: '/phone',
  },
  {
    name: 'Razorpay',
    purpose: 'Lets buyers pay the token of an order by a payment link.',
    readBy: 'site',
    need: 'optional',
    variables: [
      { name: 'RAZORPAY_KEY_ID' },
      { name: 'RAZORPAY_KEY_SECRET', isSecret: true },
      { name: 'RAZORPAY_WEBHOOK_SECRET', isSecret: true },
      { name: 'RAZORPAY_URL', isOption: true },
    ],
    checks: ['Razorpay'],
    fake: '/till',
  },
  {
    name: 'Netlify',
    purpose: 'Tells doctor, backup and release how the site stands, and publishes a release.',
    readBy: 'tools',
    need: 'optional',
    variables: [{ name: 'NETLIFY_SITE_ID' }, { name: 'NETLIFY_AUTH_TOKEN', isSecret: true }],
    checks: ['purge', 'scheduled functions', 'variables of the site', 'deploys and credits'],
  },
  {
    name: 'backups',
    purpose: 'The folder that a schedule writes backups into.',
    readBy: 'tools',
    need: 'optional',
    variables: [{ name: 'BACKUP_FOLDER' }],
    checks: ['newest backup'],
  },
  {
    name: 'Postgres',
    purpose: 'Lets backup, release and doctor reach the database itself.',
    readBy: 'tools',
    need: 'optional',
    variables: [{ name: 'SUPABASE_DB_URL', isSecret: true }],
    checks: ['migrations'],
  },
  {
    name: 'smoke test',
    purpose: 'The staff account that a release signs in with.',
    readBy: 'tools',
    need: 'optional',
    variables: [{ name: 'RELEASE_USER_ID' }, { name: 'RELEASE_PASSWORD', isSecret: true }],
    checks: [],
  },
  {
    name: 'settings of Supabase',
    purpose: 'Tells the doctor how sign-in is set.',
    readBy: 'tools',
    need: 'optional',
    variables: [{ name: 'SUPABASE_ACCESS_TOKEN', isSecret: true }],
    checks: ['Auth settings', 'leaked passwords'],
  },
] as const satisfies readonly Connection[]

type Row = (typeof rows)[number]
type ConnectionName = Row['name']

/** The variables that the site's functions read of connections; `env.ts` says the shape of each. */
export type SiteVariable = Extract<Row, { readBy: 'site' }>['variables'][number]['name']

/**
 * Every outside system that the product can reach, in the order of setting up. A new one is
 *
 * 1. its row here, with need `optional`; the address of a vendor that a local stand-in replaces is an option;
 * 2. its variables in `env.ts`, for which the compiler asks;
 * 3. its lines in `.env.example`, and where the site reads it in the table of `netlify/operate/README.md`;
 * 4. its adapter in `netlify/lib/<name>/`, which alone calls the vendor and begins with `isOn('<name>')`;
 * 5. a check in `netlify/operate/doctor`, where the vendor can be asked, with its subject in `checks`;
 * 6. its stand-in on the local product (`netlify/local`), with its address in `fake`.
 *
 * `connections.test.ts` names what is missing of these. The doctor says of every row whether it is on, half
 * set or off, on this machine and on the site, and which secret is not marked as one.
 */
export const connections: readonly Connection[] = rows

/**
 * The variables that a connection lacks, judged by `isSet`: none where it is on, all that it needs where it
 * is off, and some where it is half set.
 */
export function lackOf({ variables }: Connection, isSet: (variable: string) => boolean): string[] {
  return variables.filter(({ name, isOption }) => !isOption && !isSet(name)).map(({ name }) => name)
}

/** Is some of what a connection needs set, and some not? Then it is off, which nobody meant. */
export function isHalfSet(connection: Connection, isSet: (variable: string) => boolean): boolean {
  const lack = lackOf(connection, isSet).length
  return lack > 0 && lack < connection.variables.filter(({ isOption }) => !isOption).length
}

/** Does the environment switch a connection on? */
export function isOn(
  name: ConnectionName,
  variables: Record<string, string | undefined> = process.env,
): boolean {
  const connection = connections.find((one) => one.name === name)
  return (
    connection !== undefined && lackOf(connection, (variable) => Boolean(variables[variable])).length === 0
  )
}

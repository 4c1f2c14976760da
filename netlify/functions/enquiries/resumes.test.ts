import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { upload } from '#contract/wire/limits.ts'
import { removeResumes, storeResume } from '#server/data/enquiries/resumes.ts'
import { makeZip } from '#server/testing/helpers/files/files.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

beforeEach(() => api.db.sql('delete from public.career_applications'))

afterAll(() => api.close())

const applicant = {
  name: 'ଅନିଲ ଦାସ',
  email: 'anil@mail.example',
  phone: '98765 43210',
  post: "Mechanic's helper",
}
const pdf = (size = 200) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 32)])
const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('WordDocument', 'utf16le'),
])
const word = ['[Content_Types].xml', 'word/document.xml']

function form(
  file: Uint8Array<ArrayBuffer> | undefined,
  name = 'resume.pdf',
  fields: Record<string, string> = applicant,
): FormData {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  if (file) data.append('resume', new Blob([file]), name)
  return data
}

const apply = (body: unknown, headers?: Record<string, string>) =>
  api.caller().call('POST', '/api/career', { body, ...(headers ? { headers } : {}) })
const stored = () =>
  api.db.sql('select name, email, mobile, post, resume_path from public.career_applications')
const objects = async () =>
  (await api.db.sql<{ name: string }>(`select name from storage.objects where bucket_id = 'resumes'`)).map(
    ({ name }) => name,
  )

let addresses = 0
/** A new address for every upload, because each address may upload only a few times. */
const newAddress = () => `198.51.100.${++addresses}`

async function requestUpload(fileName: string, size = 200) {
  const answer = await askForAddress(newAddress(), { fileName, size })
  expect(answer.status).toBe(200)
  return answer.body as { uploadUrl: string; path: string; contentType: string }
}

const askForAddress = (ip: string, body: object = { fileName: 'a.pdf', size: 200 }) =>
  api.caller(ip).call('POST', '/api/career/upload-url', { body })

async function putFile(
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
  announced = content.byteLength,
): Promise<string> {
  const { uploadUrl, path, contentType } = await requestUpload(fileName, announced)
  const response = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': contentType, origin: 'http://localhost:8888' },
    body: content,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  return path
}

test.each([
  ['resume.pdf', pdf(), 'inline', 'pdf'],
  ['Résumé (2).PDF', pdf(), 'inline', 'pdf'],
  ['resume.doc', doc, 'attachment', 'doc'],
  ['resume.docx', makeZip(word), 'attachment', 'docx'],
])(
  'takes %s in the form; staff open it under the name of the applicant',
  async (name, content, way, kind) => {
    expect(await apply(form(content, name))).toMatchObject({
      status: 201,
      body: { message: texts.career.success },
    })
    const [row] = await stored()
    expect(row).toMatchObject({ name: applicant.name, mobile: applicant.phone, post: applicant.post })
    expect(row?.resume_path).toMatch(/^[0-9a-f]{64}\.(pdf|docx?)$/)

    const report = await staff.call('POST', '/api/get-career-report', { body: {} })
    const { resume_url } = (report.body as { data: { resume_url: string }[] }).data[0] ?? { resume_url: '' }
    expect(resume_url).toBe(`/api/resumes/${row?.resume_path}`)
    const file = await staff.call('GET', resume_url)
    expect(file.status).toBe(200)
    expect(file.bytes.equals(content)).toBe(true)
    const exact = encodeURIComponent(`Resume – ${applicant.name}.${kind}`)
    expect(file.headers.get('content-disposition')).toBe(
      `${way}; filename="Resume - ${'_'.repeat(4)} ${'_'.repeat(3)}.${kind}"; filename*=UTF-8''${exact}`,
    )
    const policy = file.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy?.endsWith('sandbox')).toBe(way === 'inline')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('nobody else opens a resume, and one that is not there is not found', async () => {
  await apply(form(pdf()))
  const [path = ''] = await objects()
  expect((await api.caller().call('GET', `/api/resumes/${path}`)).status).toBe(401)
  expect((await staff.call('GET', `/api/resumes/${'0'.repeat(64)}.pdf`)).status).toBe(404)
  expect((await staff.call('GET', '/api/resumes/..%2Foffers%2Fx.pdf')).status).toBe(404)
})

test('a tab that opens a resume reads a sentence where it cannot be opened, not JSON', async () => {
  const headers = { 'sec-fetch-dest': 'document' }
  const open = (caller: Caller) => caller.call('GET', `/api/resumes/${'0'.repeat(64)}.pdf`, { headers })
  for (const [caller, status, words] of [
    [staff, 404, 'There is no resume at this address.'],
    [api.caller(), 401, 'Unauthorized. Please log in. Do so in the tab that led here, then open this again.'],
  ] as const) {
    const answer = await open(caller)
    expect([answer.status, answer.bytes.toString()]).toEqual([status, words])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  }
})

test.each([
  ['a page', 'resume.pdf', Buffer.from('<html>')],
  ['a PDF by another name', 'resume.docx', pdf()],
  ['a program', 'resume.pdf', Buffer.from('MZ\u0090')],
  ['an OLE file that is not Word', 'resume.doc', Buffer.from('d0cf11e0a1b11ae100000000', 'hex')],
  ['a ZIP that is not Word', 'resume.docx', makeZip(['readme.txt'])],
  ['a document with macros', 'resume.docx', makeZip([...word, 'word/vbaProject.bin'])],
  ['a bomb', 'resume.docx', makeZip(word, { claimedSize: 0x7fffffff })],
  [
    'too many parts',
    'resume.docx',
    makeZip([...word, ...Array.from({ length: 2001 }, (_, n) => `word/${n}`)]),
  ],
  ['a cut archive', 'resume.docx', makeZip(word).subarray(0, -10)],
])('%s is refused under its field, and nothing stays', async (_what, name, content) => {
  const before = await objects()
  expect(await apply(form(Buffer.from(content), name))).toMatchObject({
    status: 422,
    body: { error: { fields: { resume: 'Please send your resume as PDF, DOC or DOCX.' } } },
  })
  expect(await stored()).toEqual([])
  expect(await objects()).toEqual(before)
})

test.each([
  ['<< /S /JavaScript /JS (x) >>', 'This PDF holds a program'],
  ['<< /EmbeddedFiles 5 0 R >>', 'This PDF holds another file'],
])('a PDF with %s is refused with what is wrong with it, and the way out', async (body, words) => {
  const answer = await apply(form(Buffer.from(`%PDF-1.7\n1 0 obj ${body} endobj\n%%EOF\n`)))
  const resume = expect.stringMatching(new RegExp(`^${words}.* Please print it into a new PDF`))
  expect(answer).toMatchObject({ status: 422, body: { error: { fields: { resume } } } })
})

test.each([
  ['name', '   ', 'Please enter your name.'],
  ['post', '', 'Please say which post you apply for.'],
])('%s = %o is refused in words', async (field, value, message) => {
  expect(await apply(form(pdf(), 'resume.pdf', { ...applicant, [field]: value }))).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: message } } },
  })
})

test('a missing file, a field sent twice and a form that is none are refused in words', async () => {
  expect(await apply(form(undefined))).toMatchObject({
    status: 422,
    body: { error: { fields: { resume: 'Please choose your resume.' } } },
  })
  const twice = form(pdf())
  twice.append('name', 'Another')
  expect(await apply(twice)).toMatchObject({ status: 422, body: { error: { fields: { name: /once/ } } } })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await apply('no form', headers)).toMatchObject({ status: 400 })
  expect(await apply('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 415,
  })
  expect(await apply(form(pdf(5 * 1024 * 1024)))).toMatchObject({ status: 413 })
})

test('a repeat stores one row and one file; another file under the key is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const before = await objects()
  const answers = await Promise.all([apply(form(pdf()), headers), apply(form(pdf()), headers)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await apply(form(pdf(300)), headers)).toMatchObject({
    status: 422,
    body: { error: { code: 'key_reused' } },
  })
  expect(await stored()).toHaveLength(1)
  expect(await objects()).toHaveLength(before.length + 1)
})

test('a file of exactly 10 MiB goes straight to the store, whole', async () => {
  const content = pdf(upload.resumeBytes)
  const path = await putFile('big.pdf', content)
  expect(await apply({ ...applicant, resumePath: path })).toMatchObject({ status: 201 })
  const file = await staff.call('GET', `/api/resumes/${path}`)
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  )
})

test('one byte more is refused before and after the upload', async () => {
  const body = { fileName: 'big.pdf', size: upload.resumeBytes + 1 }
  expect(await api.caller().call('POST', '/api/career/upload-url', { body })).toMatchObject({
    status: 422,
    body: { error: { fields: { size: 'Your resume is larger than 10 MB.' } } },
  })
  const { uploadUrl, contentType } = await requestUpload('big.pdf')
  const response = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: pdf(upload.resumeBytes + 1),
  })
  expect(response.ok).toBe(false)
})

test('an uploaded file that is no resume is refused and removed', async () => {
  const path = await putFile('resume.pdf', Buffer.from('<script>alert(1)</script>'))
  expect(await apply({ ...applicant, resumePath: path })).toMatchObject({
    status: 422,
    body: { error: { fields: { resumePath: 'Please send your resume as PDF, DOC or DOCX.' } } },
  })
  expect(await objects()).not.toContain(path)
  expect(await stored()).toEqual([])
})

test('a path counts once, and only when something lies there', async () => {
  const path = await putFile('resume.pdf', pdf())
  const headers = { 'idempotency-key': randomUUID() }
  const body = { ...applicant, resumePath: path }
  expect(await apply(body, headers)).toMatchObject({ status: 201 })
  expect(await apply(body, headers)).toMatchObject({ status: 201 })
  expect(await apply({ ...body, name: 'Somebody else' })).toMatchObject({ status: 409 })
  expect(await stored()).toHaveLength(1)
  expect(await objects()).toContain(path)
  expect(await apply({ ...applicant, resumePath: `${'0'.repeat(64)}.pdf` })).toMatchObject({
    status: 422,
    body: { error: { fields: { resumePath: /did not arrive/ } } },
  })
})

test.each(['../offers/x.pdf', 'resume.exe', 'resume'])('no address is given for %s', async (fileName) => {
  const body = { fileName, size: 10 }
  const answer = await api.caller().call('POST', '/api/career/upload-url', { body })
  if (answer.status === 200) {
    expect((answer.body as { path: string }).path).toMatch(/^[0-9a-f]{64}\.pdf$/)
  } else expect(answer.status).toBe(422)
})

test('a PDF that turns out to hold something that runs stays closed; a name cannot break out of the header', async () => {
  await apply(form(pdf(), 'resume.pdf', { ...applicant, name: 'A "b"; x=\u202egpj/../c' }))
  const [row] = await stored()
  const path = String(row?.resume_path)
  const open = () => staff.call('GET', `/api/resumes/${path}`)
  expect((await open()).headers.get('content-disposition')).toBe(
    `inline; filename="Resume - A b x=gpj .. c.pdf"; filename*=UTF-8''Resume%20%E2%80%93%20A%20b%20x%3Dgpj%20..%20c.pdf`,
  )
  // The file came into the store past the check of the form.
  const active = Buffer.from(
    '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>>> endobj',
  )
  const put = await fetch(`${api.db.url}/storage/v1/object/resumes/${path}`, {
    method: 'PUT',
    headers: {
      apikey: api.db.secretKey,
      authorization: `Bearer ${api.db.secretKey}`,
      'content-type': 'application/pdf',
    },
    body: active,
  })
  expect(put.status).toBe(200)
  expect((await open()).status).toBe(404)
})

test('an address uploads ten files in ten minutes, and learns what to do instead', async () => {
  vi.stubEnv('SALES_PHONE', '0671-000-0101')
  const ip = newAddress()
  for (let time = 0; time < 10; time++) expect((await askForAddress(ip)).status).toBe(200)
  const eleventh = await askForAddress(ip)
  expect(eleventh).toMatchObject({
    status: 429,
    body: {
      message: expect.stringMatching(
        /up to 4 MB, or try again in (9|10) minutes, or call us on 0671-000-0101/,
      ),
    },
  })
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await askForAddress(newAddress())).status).toBe(200)
  await api.db.sql(`update private.charges set ends_at = now() where budget = 'addresses for resumes'`)
  expect((await askForAddress(ip)).status).toBe(200)
})

describe('the store of résumés', () => {
  beforeEach(async () => {
    await api.db.sql('delete from private.uploads')
    await api.db.sql('delete from private.charges')
  })

  const large = { fileName: 'a.pdf', size: upload.resumeBytes }

  test('five networks that announce all they may, and send nothing, keep out no applicant', async () => {
    const statuses = []
    for (let network = 1; network <= 5; network++)
      for (let time = 0; time < 10; time++)
        statuses.push((await askForAddress(`192.0.2.${network}`, large)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
    expect((await apply(form(pdf()))).status).toBe(201)
    expect((await askForAddress(newAddress(), large)).status).toBe(200)
  })

  test('takes 48 MB from one network, however many addresses of it send', async () => {
    for (let time = 0; time < 4; time++)
      expect((await askForAddress(`2001:db8:1:${time}::1`, large)).status).toBe(200)
    expect((await askForAddress('2001:db8:1:a::1', large)).status).toBe(429)
    expect((await askForAddress('2001:db8:2::1', large)).status).toBe(200)
  })

  test('takes 48 MB from one address inside forms, and keeps none that it refused', async () => {
    const ip = newAddress()
    const send = (headers: Record<string, string> = {}) =>
      api.caller(ip).call('POST', '/api/career', { body: form(pdf(5_000)), headers })
    const first = { 'idempotency-key': randomUUID() }
    expect((await send(first)).status).toBe(201)
    // The first file is as large as nearly all that the address may send.
    await api.db.sql(
      `update storage.objects set metadata = jsonb_build_object('size', 50331648 - 5000) where name = $1`,
      [(await stored())[0]?.resume_path],
    )
    expect((await send()).status).toBe(201)
    const kept = await objects()
    const refused = await send()
    // In the last hour of a day the refusal counts the minutes.
    expect(refused).toMatchObject({
      status: 429,
      body: { message: /more forms .* (?:after midnight|in \d+ minutes)/ },
    })
    expect((await send(first)).status).toBe(201)
    expect(await objects()).toEqual(kept)
    expect((await apply(form(pdf()))).status).toBe(201)
    expect((await askForAddress(ip, large)).status).toBe(200)
  })
})

test('a file that is not what was announced, or that we gave no address for, is no upload', async () => {
  const other = await putFile('resume.pdf', pdf(300), 200)
  const unsigned = `${'1'.repeat(64)}.pdf`
  await storeResume(unsigned, pdf(), 'application/pdf')
  for (const path of [other, unsigned])
    expect(await apply({ ...applicant, resumePath: path })).toMatchObject({
      status: 422,
      body: { error: { fields: { resumePath: /did not arrive/ } } },
    })
  expect(await objects()).not.toContain(other)
  expect(await stored()).toEqual([])
})

test('a file that has an application already is not fetched again', async () => {
  const path = await putFile('resume.pdf', pdf())
  const headers = { 'idempotency-key': randomUUID() }
  const body = { ...applicant, resumePath: path }
  expect(await apply(body, headers)).toMatchObject({ status: 201 })
  await removeResumes([path])
  expect(await apply(body, headers)).toMatchObject({ status: 201 })
  expect(await apply(body)).toMatchObject({ status: 409 })
})

test('HR of one outlet opens the resumes of its outlet, and those of no outlet yet', async () => {
  expect((await apply(form(pdf()))).status).toBe(201)
  const [row] = await stored()
  const hr = await api.staffCaller({ userId: 'hr-of-one', role: 'people' })
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude)
     select id, 'Outlet ' || id, 'Road', '1', '2', '3', '9', 'outlet@dealer.example', 'https://www.google.com/maps/embed?pb=1', 20, 85
     from generate_series(1, 2) as id`,
  )
  await api.db.sql(`update public.staff set outlet_ids = '{1}' where user_id = 'hr-of-one'`)
  const openAt = async (outlet: number | null) => {
    await api.db.sql(`update public.leads set outlet_id = $1 where enquiry_table = 'career_applications'`, [
      outlet,
    ])
    return (await hr.call('GET', `/api/resumes/${row?.resume_path}`)).status
  }
  expect([await openAt(null), await openAt(1), await openAt(2)]).toEqual([200, 200, 404])
})

test('bytes are looked at again before staff get them, and each opening is a line of the audit trail', async () => {
  const [good, bad, other] = ['2', '3', '4'].map((digit) => `${digit.repeat(64)}.pdf`) as [
    string,
    string,
    string,
  ]
  await storeResume(good, pdf(), 'application/pdf')
  await storeResume(bad, Buffer.from('MZ\u0090 a program'), 'application/pdf')
  // A résumé whose bytes are of another kind than its name says.
  await storeResume(other, makeZip(word), 'application/pdf')
  const open = (path: string) => staff.call('GET', `/api/resumes/${path}`)
  expect((await open(good)).status).toBe(404)
  for (const path of [good, bad, other])
    await api.db.sql(
      `insert into public.career_applications (id, name, email, mobile, post, resume_path)
       values (gen_random_uuid(), 'A', 'a@x.example', '1', 'P', $1)`,
      [path],
    )
  for (const path of [bad, other])
    expect(await open(path)).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/no resume/) },
    })
  const answer = await open(good)
  expect(answer.status).toBe(200)
  const lines = await api.db.sql(
    'select action, table_name, user_id from public.audit_events where request_id = $1',
    [answer.headers.get('x-request-id')],
  )
  expect(lines).toEqual([{ action: 'Read', table_name: 'career_applications', user_id: 'staff1' }])
})

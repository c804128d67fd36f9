import type { ScriptedReply, TextReply } from '@testheal/testkit';
import type { ModelFailure } from '../../model/model-failure.ts';

export const FINE: TextReply = { type: 'text', text: 'fine' };
export function error(status: number, more: Partial<Extract<ScriptedReply, { type: 'error' }>> = {}): ScriptedReply {
  return { type: 'error', status, ...more };
}

export interface WireCase {
  readonly what: string;
  readonly script: readonly ScriptedReply[];
  /** What is compared: of a reply its text and whether it is truncated, of a failure its kind. */
  readonly outcome: { readonly text: string; readonly isTruncated?: true } | ModelFailure['kind'];
  /** Milliseconds between the requests; there is one more request than there are of these. */
  readonly waits?: readonly number[];
}

/** What each provider has to end in, whatever it is that its SDK makes of it. */
export const WIRE_CASES: readonly WireCase[] = [
  { what: 'a reply in one piece', script: [FINE], outcome: { text: 'fine' } },
  { what: 'a reply in pieces', script: [{ type: 'text', text: ['a', 'b ', 'c'] }], outcome: { text: 'ab c' } },
  { what: 'thinking before it', script: [{ ...FINE, thinking: 'hm' }], outcome: { text: 'fine' } },
  { what: 'a slow first byte', script: [{ ...FINE, delayMs: 150 }], outcome: { text: 'fine' } },
  { what: 'no byte at all', script: [{ type: 'hang' }], outcome: 'timeout' },
  { what: '400', script: [error(400), FINE], outcome: 'bad-request' },
  { what: '401', script: [error(401), FINE], outcome: 'unauthorized' },
  { what: '402', script: [error(402), FINE], outcome: 'quota-exhausted' },
  { what: '403', script: [error(403), FINE], outcome: 'forbidden' },
  { what: '404', script: [error(404), FINE], outcome: 'unknown-model' },
  { what: '408', script: [error(408), FINE], outcome: { text: 'fine' }, waits: [375] },
  { what: '409', script: [error(409), FINE], outcome: { text: 'fine' }, waits: [375] },
  { what: '413', script: [error(413), FINE], outcome: 'too-large' },
  { what: '429', script: [error(429), FINE], outcome: { text: 'fine' }, waits: [375] },
  {
    what: '429 with retry-after-ms',
    script: [error(429, { headers: { 'retry-after-ms': '1700', 'retry-after': '9' } }), FINE],
    outcome: { text: 'fine' },
    waits: [1700],
  },
  {
    what: '429 with retry-after in seconds',
    script: [error(429, { headers: { 'retry-after': '3' } }), FINE],
    outcome: { text: 'fine' },
    waits: [3000],
  },
  {
    what: '429 with retry-after as a date',
    script: [
      error(429, {
        headers: { date: 'Sun, 22 Nov 2026 09:00:00 GMT', 'retry-after': 'Sun, 22 Nov 2026 09:00:07 GMT' },
      }),
      FINE,
    ],
    outcome: { text: 'fine' },
    waits: [7000],
  },
  {
    what: '429 with a retry-after that is too long to wait',
    script: [error(429, { headers: { 'retry-after': '3600' } }), FINE],
    outcome: 'rate-limited',
  },
  {
    what: 'insufficient_quota',
    script: [error(429, { code: 'insufficient_quota' }), FINE],
    outcome: 'quota-exhausted',
  },
  { what: '500', script: [error(500), FINE], outcome: { text: 'fine' }, waits: [375] },
  {
    what: '503, again and again',
    script: [error(503), error(503), error(503), error(503), FINE],
    outcome: 'overloaded',
    waits: [375, 750, 1500],
  },
  { what: '529', script: [error(529), FINE], outcome: { text: 'fine' }, waits: [375] },
  {
    what: 'the page of a proxy with a status',
    script: [{ type: 'raw', status: 502, body: '<html>Bad gateway</html>' }, FINE],
    outcome: { text: 'fine' },
    waits: [375],
  },
  {
    what: 'the page of a proxy in place of a reply',
    script: [{ type: 'raw', status: 200, body: '<html>Log in</html>' }, FINE],
    outcome: 'malformed-reply',
  },
  { what: 'a reset connection', script: [{ type: 'reset' }, FINE], outcome: { text: 'fine' }, waits: [375] },
  {
    what: 'a stream that is reset',
    script: [{ type: 'cut', text: 'half', by: 'reset' }, FINE],
    outcome: { text: 'fine' },
    waits: [375],
  },
  {
    what: 'a stream that ends too soon',
    script: [{ type: 'cut', text: 'half', by: 'end' }, FINE],
    outcome: { text: 'fine' },
    waits: [375],
  },
  { what: 'a stream that falls silent', script: [{ type: 'cut', text: 'half', by: 'silence' }], outcome: 'timeout' },
  { what: 'malformed JSON', script: [{ type: 'malformed' }, FINE], outcome: 'malformed-reply' },
  {
    what: 'an error within the stream',
    script: [{ type: 'broken', code: 'overloaded_error' }, FINE],
    outcome: { text: 'fine' },
    waits: [375],
  },
  { what: 'a refusal', script: [{ ...FINE, stop: 'refused' }], outcome: 'refused' },
  { what: 'an empty reply', script: [{ type: 'text', text: '' }], outcome: 'empty' },
  {
    what: 'a truncated reply',
    script: [{ type: 'text', text: 'hal', stop: 'truncated' }],
    outcome: { text: 'hal', isTruncated: true },
  },
  {
    what: '2 MB',
    script: [{ type: 'text', text: Array.from({ length: 64 }, () => 'x'.repeat(32 * 1024)) }],
    outcome: 'too-large',
  },
];

import { describe, expect, it } from 'vitest';
import { readHostMessage, readPath, readProbeMessage, readRunOutcome, readTestFiles } from './host-protocol.ts';

const BROKEN = expect.objectContaining({ name: 'RepairError', code: 'PROTOCOL_BROKEN' });

const thrown = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

const STATS = { candidates: 3, testRuns: 4, compiles: 1, durationMs: 5.5, nearestTurned: 0 };
const RESULT = {
  id: { file: 'a.test.ts', titlePath: ['adds'], occurrence: 0 },
  status: 'failed',
  durationMs: 1,
  errors: [{ name: 'Error', message: 'no' }],
};
const completed = (result: object) => ({
  status: 'completed',
  results: [result],
  brokenFiles: [],
  durationMs: 2,
  openedSockets: false,
});
const learned = (some: object) => ({
  type: 'learned',
  learned: { values: [], conditions: [], nearMisses: [], ...some },
});
const contrasted = (some: object) => ({
  type: 'contrasted',
  contrast: { keys: ['a', 'b'], tried: 3, calls: [], ...some },
});
const plausible = (edit: object) => ({
  type: 'plausible',
  candidate: { key: 'a', edits: [edit], operator: 'swap', cost: 1 },
});

describe('a message from the host', () => {
  it.each([
    { testheal: 1, kind: 'answer', id: 1, value: [1] },
    { testheal: 1, kind: 'answer', id: 1 },
    { testheal: 1, kind: 'refusal', id: 1, message: 'no' },
    { testheal: 1, kind: 'item', id: 1, item: 0 },
    { testheal: 1, kind: 'fatal', message: 'no' },
  ])('is read: %j', (raw) => {
    expect(readHostMessage(raw)).toEqual(raw);
  });

  it.each([undefined, null, 'ready', 3, ['testheal'], { kind: 'answer', id: 1 }, { hello: 1 }])(
    'is none of ours: %j',
    (raw) => {
      expect(readHostMessage(raw)).toBeUndefined();
    },
  );

  it.each([
    { testheal: 2, kind: 'answer', id: 1 },
    { testheal: 1 },
    { testheal: 1, kind: 'answer' },
    { testheal: 1, kind: 'refusal', id: 1 },
    { testheal: 1, kind: 'item', id: 1 },
    { testheal: 1, kind: 'fatal' },
    { testheal: 1, kind: 'dance', id: 1 },
  ])('is broken: %j', (raw) => {
    expect(thrown(() => readHostMessage(raw))).toEqual(BROKEN);
  });
});

it.each([
  [readRunOutcome, undefined],
  [readRunOutcome, { status: 'completed' }],
  [readRunOutcome, { status: 'completed', results: [], brokenFiles: ['a'] }],
  [readRunOutcome, completed({ ...RESULT, id: { file: 'a.test.ts', titlePath: 'adds', occurrence: 0 } })],
  [readRunOutcome, completed({ ...RESULT, status: 'splendid' })],
  [readRunOutcome, completed({ ...RESULT, errors: ['a'] })],
  [readRunOutcome, { ...completed(RESULT), openedSockets: 'no' }],
  [readRunOutcome, { status: 'crashed' }],
  [readRunOutcome, { status: 'splendid' }],
  [readProbeMessage, []],
  [readProbeMessage, { type: 'sung' }],
  [readProbeMessage, { type: 'toString' }],
  [readProbeMessage, { type: 'judged', entries: [['a']] }],
  [readProbeMessage, { type: 'plausible', candidate: {} }],
  [readProbeMessage, { type: 'plausible', candidate: { key: 'a', edits: [], operator: 'swap', cost: 'low' } }],
  [readProbeMessage, plausible({ start: 3, end: 1, text: '' })],
  [readProbeMessage, plausible({ start: -1, end: 1, text: '' })],
  [readProbeMessage, plausible({ start: 0, end: 1 })],
  [readProbeMessage, { type: 'calibrated', way: 'by foot', leftOut: [] }],
  [readProbeMessage, { type: 'calibrated', way: 'reload', leftOut: [{ file: 'a' }] }],
  [readProbeMessage, { type: 'calibrated', way: 'reload', leftOut: [], reason: 3 }],
  [readProbeMessage, { type: 'located', suspicious: [{ line: 1 }] }],
  [readProbeMessage, { type: 'passed-by', cost: 'low' }],
  [readProbeMessage, { type: 'judged', entries: [['a', 'yes']] }],
  [readProbeMessage, { type: 'failed' }],
  [readProbeMessage, { type: 'fault', operator: 'swap' }],
  [readProbeMessage, { type: 'progress', stats: { ...STATS, candidates: 'many' } }],
  [readProbeMessage, { type: 'progress', stats: { ...STATS, durationMs: null } }],
  [readProbeMessage, { type: 'learned', learned: { values: [], conditions: [] } }],
  [readProbeMessage, learned({ values: [{ line: 1, test: 'a', names: [{ name: 'x' }], expressions: [] }] })],
  [readProbeMessage, learned({ conditions: [{ line: 1, text: 'a', value: 'true', turned: 1, of: 1 }] })],
  [readProbeMessage, learned({ nearMisses: [{ line: 1, before: 'a', after: 'b', turned: -1, of: 1 }] })],
  [readProbeMessage, learned({ nearMisses: [{ line: 1, before: 'a', after: 'b', turned: 0, of: 1, further: -1 }] })],
  [readProbeMessage, { type: 'ended', end: 'lunch' }],
  [readProbeMessage, contrasted({ tried: -1 })],
  [readProbeMessage, contrasted({ calls: [{ assertions: ['one of two'] }] })],
  [readProbeMessage, contrasted({ calls: [{ assertions: [1, 2] }] })],
  [readProbeMessage, { type: 'done', end: 'slack' }],
  [readProbeMessage, { type: 'done', end: 'lunch', stats: STATS }],
  [readTestFiles, [{ file: 'a' }]],
  [readPath, null],
] as const)('%o does not take %j', (read, raw) => {
  expect(thrown(() => read(raw))).toEqual(BROKEN);
});

it.each([
  [readRunOutcome, completed(RESULT)],
  [readProbeMessage, plausible({ start: 0, end: 0, text: 'a' })],
  [readProbeMessage, learned({ nearMisses: [{ line: 1, before: 'a', after: '', turned: 1, of: 2, broke: 0 }] })],
  [readProbeMessage, learned({ nearMisses: [{ line: 1, before: 'a', after: '', turned: 0, of: 1, further: 2 }] })],
  [
    readProbeMessage,
    {
      type: 'judged',
      entries: [
        ['a', '01Zt-'],
        ['b', 'k'],
      ],
    },
  ],
  [readProbeMessage, { type: 'failed', reason: 'a bug' }],
  [readProbeMessage, { type: 'ended', end: 'slack' }],
  [readProbeMessage, contrasted({ calls: [{ assertions: ['this', 'that'] }] })],
  [readProbeMessage, { type: 'fault', operator: 'swap', reason: 'TypeError: a bug' }],
  [readProbeMessage, { type: 'done', end: 'slack', stats: { ...STATS, firstPlausibleMs: 1, firstPlausibleNth: 2 } }],
] as const)('%o takes %j', (read, raw) => {
  expect(read(raw)).toEqual(raw);
});

it('says what came in one short line', () => {
  const message = { type: 'sung', text: 'la\n'.repeat(1000) };

  expect(() => readProbeMessage(message)).toThrowErrorMatchingInlineSnapshot(
    `[RepairError: the host process sent a probe message of an unknown shape: \`{"type":"sung","text":"la\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nl\`; are all testheal packages of one version?]`,
  );
});

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
  [readRunOutcome, { status: 'crashed' }],
  [readRunOutcome, { status: 'splendid' }],
  [readProbeMessage, []],
  [readProbeMessage, { type: 'sung' }],
  [readProbeMessage, { type: 'toString' }],
  [readProbeMessage, { type: 'judged', entries: [['a']] }],
  [readProbeMessage, { type: 'plausible', candidate: {} }],
  [readProbeMessage, { type: 'done', end: 'slack' }],
  [readTestFiles, [{ file: 'a' }]],
  [readPath, null],
] as const)('%o does not take %j', (read, raw) => {
  expect(thrown(() => read(raw))).toEqual(BROKEN);
});

it('says what came in one short line', () => {
  const message = { type: 'sung', text: 'la\n'.repeat(1000) };

  expect(() => readProbeMessage(message)).toThrowErrorMatchingInlineSnapshot(
    `[RepairError: the host process sent a probe message of an unknown shape: \`{"type":"sung","text":"la\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nla\\nl\`; are all testheal packages of one version?]`,
  );
});

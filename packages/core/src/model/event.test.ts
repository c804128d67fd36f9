import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { TURN_STOPS } from './model-attempt.ts';
import type { HealEventBody } from './event.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../schema/event.schema.json', import.meta.url), 'utf8'),
) as AnySchemaObject;
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

const STAMP = { runId: '20260102-030405-0a1b2c3d', time: '2026-01-02T03:04:05.678Z' };
const USAGE = { calls: 1, inputTokens: 900, outputTokens: 80, usd: 0.002, unpriced: ['qwen'] };
const ASKED = { target: 'src/a.ts#f', model: 'claude', attempt: 1 };

/** One of each type, with every field. */
const SAMPLES: { readonly [Type in HealEventBody['type']]: Extract<HealEventBody, { type: Type }> } = {
  'run-started': {
    type: 'run-started',
    schemaVersion: 1,
    tool: { name: 'testheal', version: '0.1.0' },
    runner: { name: 'vitest', version: '4.1.0' },
    mode: 'propose',
    seed: 1,
    failing: 2,
  },
  'targets-found': { type: 'targets-found', targets: 1 },
  'target-started': { type: 'target-started', target: 'src/a.ts#f', failing: 2, calledBy: 'src/b.ts#g' },
  'probe-started': { type: 'probe-started', target: 'src/a.ts', way: 'in-place' },
  'search-progress': {
    type: 'search-progress',
    target: 'src/a.ts',
    candidates: 100,
    testRuns: 120,
    compiles: 3,
    durationMs: 12.5,
    firstPlausibleMs: 4,
    firstPlausibleNth: 7,
    nearestTurned: 1,
  },
  'patch-proved': {
    type: 'patch-proved',
    target: 'src/a.ts#f',
    change: { line: 3, before: '<', after: '<=', others: 0 },
  },
  'proof-progress': { type: 'proof-progress', target: 'src/a.ts#f', done: 1, of: 4 },
  'attempt-started': { type: 'attempt-started', ...ASKED, of: 3, inputTokens: 1200 },
  'attempt-text': { type: 'attempt-text', ...ASKED, text: 'export f' },
  'attempt-retried': {
    type: 'attempt-retried',
    ...ASKED,
    failure: 'rate-limited',
    message: 'too many requests',
    waitMs: 500,
  },
  'attempt-proposed': { type: 'attempt-proposed', ...ASKED, edits: 2 },
  'attempt-ended': {
    type: 'attempt-ended',
    ...ASKED,
    outcome: { status: 'failing', stillFailing: [{ test: 'a > b', message: 'no' }], turned: 1 },
    isBest: true,
    durationMs: 1800,
    usage: { inputTokens: 900, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 80 },
  },
  'prompt-written': {
    type: 'prompt-written',
    target: 'src/a.ts#f',
    file: '.heal/prompts/src/a.ts#f.md',
    inputTokens: 900,
    leftOut: ['The failing tests: 9 lines left out'],
  },
  'model-ended': {
    type: 'model-ended',
    target: 'src/a.ts#f',
    model: 'claude',
    stop: 'provider-error',
    attempts: 1,
    durationMs: 2000,
    message: 'no',
  },
  'target-ended': {
    type: 'target-ended',
    target: 'src/a.ts#f',
    status: 'healed',
    reason: 'healed',
    explanation: 'it is',
    candidates: 100,
    durationMs: 900,
    usage: USAGE,
    patches: 1,
    label: 'plausible',
    diff: '--- a',
    calledBy: 'src/b.ts#g',
  },
  'patches-applied': {
    type: 'patches-applied',
    files: ['src/a.ts'],
    healed: 2,
    applyId: '20260102-030405',
    durationMs: 700,
  },
  notice: { type: 'notice', message: 'so' },
  'run-ended': { type: 'run-ended', exitCode: 0, durationMs: 5000, targets: 1, healed: 1, applied: 1, usage: USAGE },
};

describe('the schema of events', () => {
  it.each(Object.values(SAMPLES))('takes $type with every field', (body) => {
    expect(validate({ ...STAMP, ...body }), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(Object.values(SAMPLES))('refuses $type with a field that is not documented', (body) => {
    expect(validate({ ...STAMP, ...body, extra: 1 })).toBe(false);
  });

  it.each<[string, object]>([
    ['without its run', { time: STAMP.time, ...SAMPLES.notice }],
    ['without its time', { runId: STAMP.runId, ...SAMPLES.notice }],
    ['of a type that is none', { ...STAMP, type: 'started', targets: 1 }],
    ['without what it is about', { ...STAMP, type: 'target-started', failing: 1 }],
  ])('refuses an event %s', (_, event) => {
    expect(validate(event)).toBe(false);
  });

  it('has every stop of a model', () => {
    const stops = [...JSON.stringify(schema).matchAll(/"stop":\{"enum":(\[[^\]]*\])/g)].map(([, list]) => list ?? '');

    expect(stops.map((list) => (JSON.parse(list) as string[]).toSorted())).toEqual([TURN_STOPS.toSorted()]);
  });

  it('knows no type that no event has', () => {
    const types = (schema['oneOf'] as { properties: { type: { const: string } } }[]).map(
      ({ properties }) => properties.type.const,
    );

    expect(types.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });
});

it('are the types in docs/events.md', () => {
  const text = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8');
  const types = [...text.slice(text.indexOf('## The types')).matchAll(/^\| `([\w-]+)`/gm)].map(([, type]) => type);

  expect(types).toEqual(Object.keys(SAMPLES));
});

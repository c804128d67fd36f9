import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import {
  appliedReport,
  fullReport,
  faultyTarget,
  healedTarget,
  minimalReport,
  modelTarget,
  suspiciousTarget,
  calledTarget,
} from '../__fixtures__/sample-report.ts';
import type { HealReport } from '../../model/report.ts';
import { toReportJson } from './json-report.ts';

const { symbol: _symbol, ...wholeModuleTarget } = healedTarget;

const schema: AnySchemaObject = JSON.parse(
  readFileSync(new URL('../../../schema/report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

function problems(report: unknown): readonly string[] {
  if (validate(report) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it.each<[string, HealReport]>([
  ['with everything', fullReport],
  ['with nothing', minimalReport],
  ['after patches were written', appliedReport],
  ['with a suspicious patch', { ...fullReport, targets: [suspiciousTarget] }],
  ['with a patch of what no mark names', { ...fullReport, targets: [calledTarget] }],
  ['with what models took', { ...fullReport, targets: [modelTarget] }],
  ['with an internal error that the search went on from', { ...fullReport, targets: [faultyTarget] }],
  ['of a whole module', { ...fullReport, targets: [wholeModuleTarget] }],
])('a report %s is valid and survives the way through the file', (_, report) => {
  const parsed: unknown = JSON.parse(toReportJson(report));

  expect(problems(parsed)).toEqual([]);
});

describe('the schema refuses', () => {
  it.each([
    ['an unknown field', { ...minimalReport, extra: 1 }, [' must NOT have additional properties']],
    ['another version', { ...minimalReport, schemaVersion: 2 }, ['/schemaVersion must be equal to constant']],
    ['a missing field', { ...minimalReport, seed: undefined }, [" must have required property 'seed'"]],
    [
      'an unknown reason',
      { ...minimalReport, targets: [{ ...healedTarget, reason: 'because' }] },
      ['/targets/0/reason must be equal to one of the allowed values'],
    ],
    [
      'a label that promises too much',
      { ...minimalReport, targets: [{ ...healedTarget, label: 'verified' }] },
      ['/targets/0/label must be equal to one of the allowed values'],
    ],
    [
      'a rank of zero',
      { ...minimalReport, targets: [{ ...healedTarget, patches: [{ ...healedTarget.patches[0], rank: 0 }] }] },
      ['/targets/0/patches/0/rank must be >= 1'],
    ],
    ['a negative duration', { ...minimalReport, durationMs: -1 }, ['/durationMs must be >= 0']],
  ])('%s', (_, report, expected) => {
    const found = problems(JSON.parse(JSON.stringify(report)));

    expect(found).toEqual(expected);
  });

  it('unknown fields at every level', () => {
    const open: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('properties' in node && (!('additionalProperties' in node) || node.additionalProperties !== false))
        open.push(path);
      for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
    };

    visit(schema, '');

    expect(open).toEqual([]);
  });
});

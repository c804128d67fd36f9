import { expect, it } from 'vitest';
import { calledTarget, faultyTarget, modelTarget } from '../__fixtures__/sample-report.ts';
import type { PatchReport } from '../../model/report.ts';
import { createCanvas } from './canvas.ts';
import type { ModelUsage } from '../../model/model-usage.ts';
import { renderTarget } from './render-target.ts';

it.each<[string, Partial<ModelUsage>, string]>([
  ['in USD', { unpriced: [] }, '0.8 s  2 calls  5 300 tokens  0.0031 USD'],
  ['as unknown', { usd: 0 }, '0.8 s  2 calls  5 300 tokens  price of qwen unknown'],
  ['in part', {}, '0.8 s  2 calls  5 300 tokens  0.0031 USD  price of qwen unknown'],
  ['not where none was called', { calls: 0 }, '0.8 s'],
])('tells what models took, their price %s', (_what, usage, told) => {
  const lines = renderTarget({ ...modelTarget, usage: { ...modelTarget.usage, ...usage } }, createCanvas(300, false));

  expect(lines[1]?.replaceAll('\u00a0', ' ')).toMatch(RegExp(`${told}$`));
});

it('tells what models took for a target that they did not heal', () => {
  const missed = { ...modelTarget, status: 'not-healed', reason: 'exhausted', patches: [] } as const;

  expect(renderTarget(missed, createCanvas(300, false)).at(-1)?.replaceAll('\u00a0', ' ')).toMatch(
    /2 calls · 5 300 tokens · 0\.0031 USD · price of qwen unknown$/,
  );
});

it('does not speak of guards where nothing was put to them', () => {
  const missed = { ...modelTarget, status: 'not-healed', reason: 'exhausted', patches: [] } as const;
  const head = (ran: number): string | undefined =>
    renderTarget({ ...missed, guards: { ran, of: 3 } }, createCanvas(300, false))[0];

  expect([head(0)?.includes('guards'), head(2)?.includes('guards 2 of 3')]).toEqual([false, true]);
});

it('says of a patch with type errors which it has, that it is not written, and what to do', () => {
  const explanation = 'swap-operator makes its tests pass and breaks no guard, but does not type-check: TS2322: No.';
  const [patch] = modelTarget.patches;
  const illTyped = { ...patch, label: 'suspicious', typeErrors: ['TS2322: No.'] } as PatchReport;

  const lines = renderTarget({ ...modelTarget, explanation, patches: [illTyped] }, createCanvas(300, false));

  expect([lines[1]?.slice(0, 24).trim().slice(0, 12), lines[2]?.trim(), lines.at(-1)?.trim()]).toEqual([
    '! suspicious',
    explanation,
    'a patch with type errors, which --heal-apply does not write: look at it, then git apply .heal/last.patch',
  ]);
});

it('says of a patch of what no mark names who uses it, and that it is not written', () => {
  const lines = renderTarget(calledTarget, createCanvas(300, false));

  expect([lines[1]?.trim().slice(0, 12), lines[2]?.trim(), lines.at(-1)?.trim()]).toEqual([
    '! not marked',
    calledTarget.explanation,
    'a patch of what no mark names, which --heal-apply does not write: look at it, then git apply .heal/last.patch',
  ]);
});

it('says of a suspicious patch from the cache that there were others', () => {
  const [patch] = modelTarget.patches;
  const cached = { ...patch, label: 'suspicious', cost: 1.5, fromCache: true } as PatchReport;

  const lines = renderTarget({ ...modelTarget, patches: [cached] }, createCanvas(300, false));

  expect(lines.at(-1)?.trim()).toMatch(/^one of many patches that pass one failing test, which --heal-apply does not/);
});

it.each([
  ['healed', faultyTarget],
  ['missed', { ...faultyTarget, status: 'not-healed', reason: 'exhausted', patches: [] } as const],
])('tells of a %s target what it was searched without', (_, target) => {
  const lines = renderTarget(target, createCanvas(300, false)).map((line) => line.trim());

  expect(lines).toContain(
    'searched without change-string where it met an internal error: TypeError: x is undefined; please report it',
  );
});

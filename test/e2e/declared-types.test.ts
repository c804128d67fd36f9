import type { PatchReport } from '@testheal/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  healProject,
  RUNNERS,
  testHead,
  type HealedRun,
  type HealProject,
  type Runner,
} from './support/heal-project.ts';

/** No text of the tests, and no value that they see, holds what the repairs need: only declarations do. */
function project(runner: Runner): Record<string, string> {
  return {
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler" } }\n',
    'src/cell.ts': `export type Align = 'left' | 'right' | 'center';

export function print(text: string, align: Align): string {
  if (align === 'left') return text.padEnd(5);
  return align === 'right' ? text.padStart(5) : text.padStart(3).padEnd(5);
}
`,
    'src/column.ts': `import type { Align } from './cell';

export function alignOf(isAmount: boolean): Align {
  return isAmount ? 'left' : 'left';
}
`,
    'src/order.ts': `export enum State {
  Open = 'o',
  Paid = 'p',
  Late = 'l',
}

export interface Order {
  readonly total: number;
  readonly state: State;
}

export interface Invoice {
  readonly net: number;
  readonly total: number;
}

export const late = (total: number): Order => ({ total, state: State.Late });
export const paid = (total: number): Order => ({ total, state: State.Paid });
export const open = (total: number): Order => ({ total, state: State.Open });
`,
    'src/reminder.ts': `import { type Order, State } from './order';

export const FIRST = State.Open;

export function needsReminder(order: Order): boolean {
  return order.total > 0;
}
`,
    'src/invoice.ts': `import type { Invoice } from './order';

export const half = (sale: { readonly gross: number }): number => sale.gross / 2;

export function due(invoice: Invoice): number {
  return invoice.net;
}
`,
    'src/sum.js': `export function sum(a, b) {
  return a - b;
}
`,
    'test/declared.test.ts': `${testHead(runner)}
import { print } from '../src/cell';
import { alignOf } from '../src/column';
import { due } from '../src/invoice';
import { late, open, paid } from '../src/order';
import { needsReminder } from '../src/reminder';
import { sum } from '../src/sum.js';

test('amounts stand on the right', () => {
  heal('../src/column.ts#alignOf');
  expect(print('7', alignOf(true))).toBe('    7');
});

test('words stand on the left', () => {
  heal('../src/column.ts#alignOf');
  expect(print('a', alignOf(false))).toBe('a    ');
});

test('who is late is reminded, and nobody else', () => {
  heal('../src/reminder.ts#needsReminder');
  expect([late(5), late(0), open(0), open(5), paid(0), paid(5)].map(needsReminder)).toEqual([true, true, false, false, false, false]);
});

test('all of an invoice is due', () => {
  heal('../src/invoice.ts#due');
  // What comes from outside has more than is declared.
  expect(due(JSON.parse('{ "gross": 57, "net": 50, "total": 57 }'))).toBe(57);
  expect(due(JSON.parse('{ "gross": 24, "net": 20, "total": 24 }'))).toBe(24);
});

test('adds', () => {
  heal('../src/sum.js#sum');
  expect(sum(2, 3)).toBe(5);
});
`,
    // The run goes on after the first failure, as runs do that have more than one small file.
    'test/other.test.ts': `${testHead(runner)}
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 3000)));

test('is slow to begin', () => {
  expect(1 + 1).toBe(2);
});
`,
  };
}

const runs = new Map<Runner, HealedRun>();
const projects: HealProject[] = [];

beforeAll(async () => {
  for (const runner of RUNNERS) {
    const made = healProject(runner, project(runner), { isTyped: true });
    projects.push(made);
    runs.set(runner, await made.heal());
  }
});
afterAll(() => {
  for (const made of projects) made[Symbol.dispose]();
});

function changeOf(patch: PatchReport | undefined): string | undefined {
  return /^\+ .*$/m.exec(patch?.diff ?? '')?.[0];
}

describe.each(RUNNERS)('%s', (runner) => {
  it('heals with what TypeScript knows, and says for each target whether it was asked', () => {
    const { targets = [] } = runs.get(runner)?.report ?? {};

    expect(
      targets.map(({ file, search, typeCheck, patches }) => [file, search.types, typeCheck, changeOf(patches[0])]),
    ).toEqual([
      ['src/sum.js', 'javascript', 'javascript', '+  return a + b;'],
      ['src/invoice.ts', 'used', 'checked', '+  return invoice.total;'],
      ['src/reminder.ts', 'used', 'checked', '+  return order.state === State.Late;'],
      ['src/column.ts', 'used', 'checked', "+  return isAmount ? 'right' : 'left';"],
    ]);
  });

  it('has a patch last that would be first and does not type-check', () => {
    const { targets = [] } = runs.get(runner)?.report ?? {};
    const patches = targets.find(({ file }) => file === 'src/invoice.ts')?.patches ?? [];

    const last = patches.at(-1);
    expect([changeOf(last), last?.label, last?.typeErrors]).toEqual([
      '+  return invoice.gross;',
      'suspicious',
      ["TS2339: Property 'gross' does not exist on type 'Invoice'."],
    ]);
    expect(last?.cost).toBeLessThan(patches[0]?.cost ?? 0);
  });
});

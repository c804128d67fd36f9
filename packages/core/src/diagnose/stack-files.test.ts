import { expect, it } from 'vitest';
import { framesOf } from './stack-files.ts';

it('reads the frames of a stack that lie in files, innermost first', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'b')
    at total (/p/src/cart.ts:3:15)
    at /p/src/with space/[id].ts:5:1
    at async Cart.load [as run] (file:///p/src/a%20b.ts:10:20)
    at new Price (C:\\p\\src\\price.ts:7:9)
    at Object.<anonymous> (/p/test/cart.test.ts:12:3)
    at Page (/p/app/(shop)/page.tsx:4:2)
    at eval (eval at f (/p/src/e.ts:1:1), <anonymous>:1:1)
    at Array.map (<anonymous>)
    at processTicksAndRejections (node:internal/process/task_queues:95:5)
    at /p/src/query.ts?v=3:2:4`;

  expect(framesOf(stack)).toEqual([
    { file: '/p/src/cart.ts', line: 3, column: 15 },
    { file: '/p/src/with space/[id].ts', line: 5, column: 1 },
    { file: '/p/src/a b.ts', line: 10, column: 20 },
    { file: 'C:/p/src/price.ts', line: 7, column: 9 },
    { file: '/p/test/cart.test.ts', line: 12, column: 3 },
    { file: '/p/app/(shop)/page.tsx', line: 4, column: 2 },
    { file: '/p/src/query.ts', line: 2, column: 4 },
  ]);
});

it('finds nothing in what is no stack', () => {
  expect(framesOf('Error: at noon (12:30:00)\n  nothing')).toEqual([]);
});

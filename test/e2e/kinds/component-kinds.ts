import type { Kind } from './kind.ts';

/** Components and hooks of React, tested with Testing Library, which cleans up after each test where it finds `afterEach`. */
export const COMPONENT_KINDS: readonly Kind[] = [
  {
    // A test that waits is loaded several times in one worker; what Testing Library registers, it registers once.
    kind: 'component in tests that wait',
    files: {
      'src/stepper.tsx': `import React, { useState } from 'react';

export function Stepper({ most }: { most: number }) {
  const [count, setCount] = useState(0);
  const step = () => {
    if (count + 1 < most) setCount(count + 1);
  };
  return (
    <button onClick={step}>
      {count} of {most}
    </button>
  );
}
`,
    },
    tests: {
      'test/stepper.test.tsx': `import React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Stepper } from '../src/stepper.tsx';

const step = async () => {
  fireEvent.click(screen.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve, 2));
};

test('counts', async () => {
  render(<Stepper most={4} />);
  await step();
  await step();
  expect(screen.getByRole('button').textContent).toBe('2 of 4');
});

heal('../src/stepper.tsx#Stepper')('ends at the most', async () => {
  render(<Stepper most={2} />);
  await step();
  await step();
  await step();
  expect(screen.getByRole('button').textContent).toBe('2 of 2');
});
`,
    },
    edit: ['count + 1 < most', 'count + 1 <= most'],
  },
  {
    kind: 'hook that leaves a timer behind',
    files: {
      'src/use-late.ts': `import { useEffect, useState } from 'react';

export function useLate(value: string, delay: number): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
  }, [value, delay]);
  return late;
}
`,
    },
    tests: {
      'test/use-late.test.tsx': `import { act, renderHook } from '@testing-library/react';
import { useLate } from '../src/use-late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is late', () => {
  const { result, rerender } = renderHook(({ value }) => useLate(value, 10), { initialProps: { value: 'a' } });
  rerender({ value: 'b' });
  expect(result.current).toBe('a');
  act(() => void vi.advanceTimersByTime(10));
  expect(result.current).toBe('b');
});

heal('../src/use-late.ts#useLate')('leaves nothing behind', () => {
  const { unmount } = renderHook(() => useLate('a', 10));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
`,
    },
    edit: ['delay);\n  }', 'delay);\n    return () => clearTimeout(timer);\n  }'],
  },
  {
    kind: 'component with a dependency too few',
    files: {
      'src/names.tsx': `import React, { useMemo } from 'react';

export function Names({ names, start }: { names: readonly string[]; start: string }) {
  const shown = useMemo(() => names.filter((name) => name.startsWith(start)), [names]);
  return <p>{shown.join(' ')}</p>;
}
`,
    },
    tests: {
      'test/names.test.tsx': `import React from 'react';
import { render, screen } from '@testing-library/react';
import { Names } from '../src/names.tsx';

const names = ['Ada', 'Alan', 'Grace'];

heal('../src/names.tsx#Names')('shows others when the start changes', () => {
  const { container, rerender } = render(<Names names={names} start="A" />);
  expect(container.textContent).toBe('Ada Alan');
  rerender(<Names names={names} start="G" />);
  expect(container.textContent).toBe('Grace');
});
`,
    },
    edit: ['[names]', '[names, start]'],
  },
];

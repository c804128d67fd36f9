import { describe, expect, it } from 'vitest';

import { createOverlay } from './overlay.ts';

function noting() {
  const invalidated: string[] = [];
  return { invalidated, overlay: createOverlay((file) => void invalidated.push(file)) };
}

describe('the overlay', () => {
  it('gives the text for a module, whatever its query', () => {
    const { overlay } = noting();
    overlay.replace({ '/a.ts': 'A' });

    expect(['/a.ts', '/a.ts?v=1', '/b.ts'].map((id) => overlay.get(id))).toEqual(['A', 'A', undefined]);
  });

  it('has nothing of the run before', () => {
    const { overlay } = noting();
    overlay.replace({ '/a.ts': 'A', '/b.ts': 'B' });

    overlay.replace({ '/b.ts': 'C' });

    expect(['/a.ts', '/b.ts'].map((id) => overlay.get(id))).toEqual([undefined, 'C']);
  });

  it('reads a file anew that it has ever covered, since it may have been written meanwhile', () => {
    const { overlay, invalidated } = noting();
    overlay.replace({ '/a.ts': 'A' });
    overlay.replace({});
    invalidated.length = 0;

    overlay.replace({});

    expect(invalidated).toEqual(['/a.ts']);
  });

  it('has a text only for the time of some work, also when that fails', async () => {
    const { overlay } = noting();
    overlay.set('/a.ts', 'base');

    const seen = overlay.during('/a.ts', 'batch', async () => Promise.reject(new Error(overlay.get('/a.ts'))));

    await expect(seen).rejects.toThrow('batch');
    expect(overlay.get('/a.ts')).toBe('base');
  });
});

import type { Marker } from '@testheal/core';

import type { HealMeta } from '../marker/heal-meta.ts';

/** Core's form of a mark. `testFile`: where the mark is taken to stand when it does not say. */
export function readMarker({ target, isFunction, at }: HealMeta, testFile: string): Marker {
  const [, file, line, column] = /^(.+?)(?::(\d+):(\d+))?$/.exec(at ?? '') ?? [];
  return {
    target,
    ...(isFunction && { isFunction }),
    file: (file ?? testFile).replaceAll('\\', '/'),
    line: Number(line ?? 0),
    column: Number(column ?? 0),
  };
}

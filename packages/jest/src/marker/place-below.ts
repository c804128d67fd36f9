import { locateMarker, pathOfFrame } from './locate-marker.ts';
import type { Mark } from './marks.ts';

type Caller = (...args: never[]) => unknown;

/**
 * Where `call` was called, from outside of `ownFile`. Where in the file is read only for `whole` places: for each frame Jest
 * looks for a source map of its file.
 */
export function placeBelow(call: Caller, ownFile: string, whole: boolean): Omit<Mark, 'target'> {
  const file = whole ? undefined : fileBelow(call);
  if (file !== undefined) return { file, line: 0, column: 0 };
  const place = locateMarker(stackBelow(call, 1), ownFile);
  // Called by a built-in, such as `targets.map(heal)`.
  return place.file === '' ? locateMarker(stackBelow(call, 10), ownFile) : place;
}

function fileBelow(call: Caller): string | undefined {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back, never called
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, [site]) => site?.getFileName();
  const file: unknown = stackBelow(call, 1);
  Error.prepareStackTrace = prepareStackTrace;
  return typeof file === 'string' ? pathOfFrame(file) : undefined;
}

function stackBelow(call: Caller, frames: number): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = frames;
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, call);
  const { stack = '' } = holder;
  Error.stackTraceLimit = limit;
  return stack;
}

/** Uploads files in parts; the user can cancel. Sending comes from outside. */

export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Part {
  readonly index: number;
  readonly from: number;
  /** Exclusive */
  readonly to: number;
}

export type SendPart = (part: Part) => Promise<string>;

export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The upload was cancelled');
  }
}

export function partsOf(size: number, partSize: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < size; from += partSize) {
    parts.push({ index: parts.length, from, to: Math.min(from + partSize, size) });
  }
  return parts;
}

/** The result of the work, or a {@link CancelledError} as soon as the signal fires. */
export async function abortable<T>(work: Promise<T>, signal: CancelSignal): Promise<T> {
  if (signal.aborted) throw new CancelledError();
  let onAbort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new CancelledError());
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

export async function upload(
  size: number,
  send: SendPart,
  signal: CancelSignal,
  options: { readonly partSize?: number; readonly onProgress?: (percent: number) => void } = {},
): Promise<string[]> {
  const parts = partsOf(size, options.partSize ?? 1024);
  const tags: string[] = [];
  for (const part of parts) {
    tags.push(await abortable(send(part), signal));
    options.onProgress?.(Math.round((part.to / size) * 100));
  }
  return tags;
}

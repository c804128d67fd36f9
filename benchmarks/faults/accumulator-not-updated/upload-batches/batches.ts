/** Groups records for the bulk endpoint, which limits both the number of records and the size of a request. */

export interface BatchLimits {
  readonly maxItems: number;
  readonly maxBytes: number;
}

export interface SizedRecord {
  readonly id: string;
  readonly payload: string;
}

export const DEFAULT_LIMITS: BatchLimits = { maxItems: 500, maxBytes: 1_000_000 };

const encoder = new TextEncoder();

export function byteSize(text: string): number {
  return encoder.encode(text).length;
}

export class RecordTooLargeError extends Error {
  constructor(id: string, bytes: number) {
    super(`Record ${id} has ${bytes} bytes and fits no request`);
    this.name = 'RecordTooLargeError';
  }
}

export function batches(records: readonly SizedRecord[], limits: BatchLimits = DEFAULT_LIMITS): SizedRecord[][] {
  const result: SizedRecord[][] = [];
  let batch: SizedRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = byteSize(record.payload);
    if (size > limits.maxBytes) throw new RecordTooLargeError(record.id, size);
    if (batch.length === limits.maxItems || bytes + size > limits.maxBytes) {
      result.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(record);
  }
  if (batch.length > 0) result.push(batch);
  return result;
}

export function toBody(batch: readonly SizedRecord[]): string {
  return batch.map((record) => `{"index":"${record.id}"}\n${record.payload}\n`).join('');
}

export async function sendAll(
  records: readonly SizedRecord[],
  send: (body: string) => Promise<number>,
  limits: BatchLimits = DEFAULT_LIMITS,
): Promise<number> {
  let accepted = 0;
  for (const batch of batches(records, limits)) accepted += await send(toBody(batch));
  return accepted;
}

/**
 * Binary telemetry of the sensor gateways: tag-length-value records.
 *
 *   tag     1 byte; tags from 0x80 on are containers holding further records
 *   length  2 bytes, big endian, number of bytes of the value
 *   value
 *
 * Values: text (UTF-8), unsigned integers (1, 2 or 4 bytes), floats (4 or 8 bytes).
 * All numbers are big endian.
 */
export interface TlvRecord {
  tag: number;
  bytes: Uint8Array;
  children?: TlvRecord[];
}

export class TlvError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(`${message} at byte ${position}`);
    this.name = 'TlvError';
  }
}

export const Tag = {
  deviceId: 0x01,
  battery: 0x02,
  temperature: 0x03,
  counter: 0x04,
  reading: 0x81,
} as const;

const HEADER = 3;

export const isContainer = (tag: number): boolean => tag >= 0x80;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function decode(bytes: Uint8Array): TlvRecord[] {
  const view = viewOf(bytes);
  const records: TlvRecord[] = [];
  let position = 0;
  while (position < bytes.length) {
    if (position + HEADER > bytes.length) throw new TlvError('incomplete header', position);
    const tag = view.getUint8(position);
    const length = view.getUint16(position + 1);
    const start = position + HEADER;
    if (start + length > bytes.length) throw new TlvError('record is cut off', position);
    const value = bytes.subarray(start, start + length);
    records.push(isContainer(tag) ? { tag, bytes: value, children: decode(value) } : { tag, bytes: value });
    position = start + length;
  }
  return records;
}

export function readUint(record: TlvRecord): number {
  const view = viewOf(record.bytes);
  switch (record.bytes.length) {
    case 1:
      return view.getUint8(0);
    case 2:
      return view.getUint16(0);
    case 4:
      return view.getUint32(0);
    default:
      throw new TypeError(`an integer cannot have ${record.bytes.length} bytes`);
  }
}

export function readFloat(record: TlvRecord): number {
  const view = viewOf(record.bytes);
  if (record.bytes.length === 4) return view.getFloat32(0);
  if (record.bytes.length === 8) return view.getFloat64(0);
  throw new TypeError(`a float cannot have ${record.bytes.length} bytes`);
}

export function readText(record: TlvRecord): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(record.bytes);
}

export function encode(tag: number, value: Uint8Array): Uint8Array {
  if (value.length > 0xffff) throw new RangeError('value is too long');
  const out = new Uint8Array(HEADER + value.length);
  const view = viewOf(out);
  view.setUint8(0, tag);
  view.setUint16(1, value.length);
  out.set(value, HEADER);
  return out;
}

export function encodeAll(records: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(records.reduce((sum, r) => sum + r.length, 0));
  let position = 0;
  for (const record of records) {
    out.set(record, position);
    position += record.length;
  }
  return out;
}

export interface Reading {
  temperature?: number;
  counter?: number;
}

export interface Telemetry {
  deviceId: string;
  battery?: number;
  readings: Reading[];
}

/** Unknown tags are skipped: newer gateways send more than we know. */
export function parseTelemetry(packet: Uint8Array): Telemetry {
  const telemetry: Telemetry = { deviceId: '', readings: [] };
  for (const record of decode(packet)) {
    if (record.tag === Tag.deviceId) telemetry.deviceId = readText(record);
    else if (record.tag === Tag.battery) telemetry.battery = readUint(record);
    else if (record.tag === Tag.reading) {
      const reading: Reading = {};
      for (const child of record.children ?? []) {
        if (child.tag === Tag.temperature) reading.temperature = readFloat(child);
        else if (child.tag === Tag.counter) reading.counter = readUint(child);
      }
      telemetry.readings.push(reading);
    }
  }
  return telemetry;
}

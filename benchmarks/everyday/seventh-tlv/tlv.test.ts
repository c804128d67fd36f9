import { decode, encode, encodeAll, isContainer, parseTelemetry, readText, readUint, Tag, TlvError } from './tlv';

const text = (s: string) => new TextEncoder().encode(s);

test('encodes a record', () => {
  expect([...encode(1, text('ab'))]).toEqual([1, 0, 2, 97, 98]);
  expect(() => encode(1, new Uint8Array(70_000))).toThrow(RangeError);
});

test('decodes records one after the other', () => {
  const records = decode(encodeAll([encode(1, text('gw-7')), encode(9, new Uint8Array(300)), encode(5, text(''))]));
  expect(records.map((r) => [r.tag, r.bytes.length])).toEqual([
    [1, 4],
    [9, 300],
    [5, 0],
  ]);
  expect(readText(records[0])).toBe('gw-7');
});

test('reads integers', () => {
  const record = (...bytes: number[]) => ({ tag: 2, bytes: Uint8Array.from(bytes) });
  expect(readUint(record(200))).toBe(200);
  expect(readUint(record(1, 0))).toBe(256);
  expect(readUint(record(255, 255, 255, 255))).toBe(4294967295);
  expect(() => readUint(record(1, 2, 3))).toThrow('3 bytes');
});

test('refuses what is cut off', () => {
  const whole = encode(1, text('hello'));
  expect(() => decode(whole.slice(0, 6))).toThrow('record is cut off at byte 0');
  expect(() => decode(encodeAll([whole, whole.slice(0, 2)]))).toThrow(TlvError);
});

test('containers', () => {
  expect(isContainer(Tag.reading)).toBe(true);
  expect(isContainer(Tag.counter)).toBe(false);
  expect(decode(encode(Tag.reading, new Uint8Array(0)))).toEqual([
    { tag: 0x81, bytes: new Uint8Array(0), children: [] },
  ]);
});

test('parses the packet of a gateway', () => {
  const packet = encodeAll([
    encode(Tag.deviceId, text('gw-7')),
    encode(Tag.battery, Uint8Array.from([87])),
    encode(Tag.reading, encode(Tag.counter, Uint8Array.from([1, 4]))),
  ]);
  expect(parseTelemetry(packet)).toEqual({ deviceId: 'gw-7', battery: 87, readings: [{ counter: 260 }] });
});

import { decode, encode, encodeAll, parseTelemetry, readFloat, readUint, Tag, TlvError } from './tlv';

const text = (s: string) => new TextEncoder().encode(s);
const float32 = (v: number) => {
  const b = new Uint8Array(4);
  new DataView(b.buffer).setFloat32(0, v);
  return b;
};
const float64 = (v: number) => {
  const b = new Uint8Array(8);
  new DataView(b.buffer).setFloat64(0, v);
  return b;
};

/** The packet somewhere in the middle of a larger buffer, as sockets deliver it. */
function embedded(packet: Uint8Array, before: number, after = 5): Uint8Array {
  const big = new Uint8Array(before + packet.length + after).fill(0xee);
  big.set(packet, before);
  return big.subarray(before, before + packet.length);
}

const PACKET = encodeAll([
  encode(Tag.deviceId, text('gw-ü')),
  encode(Tag.battery, Uint8Array.from([55])),
  encode(0x7f, text('unknown')),
  encode(
    Tag.reading,
    encodeAll([encode(Tag.temperature, float32(21.5)), encode(Tag.counter, Uint8Array.from([0, 1, 0, 2]))]),
  ),
  encode(Tag.reading, encodeAll([encode(Tag.counter, Uint8Array.from([9])), encode(Tag.temperature, float64(-3.25))])),
  encode(Tag.reading, new Uint8Array(0)),
]);
const EXPECTED = {
  deviceId: 'gw-ü',
  battery: 55,
  readings: [{ temperature: 21.5, counter: 65538 }, { counter: 9, temperature: -3.25 }, {}],
};

test('a whole packet', () => {
  expect(parseTelemetry(PACKET)).toEqual(EXPECTED);
});

test('a packet within a larger buffer', () => {
  for (const before of [0, 1, 2, 3, 17]) expect(parseTelemetry(embedded(PACKET, before))).toEqual(EXPECTED);
});

test('a packet as a Node buffer', () => {
  expect(parseTelemetry(Buffer.from(PACKET))).toEqual(EXPECTED);
  expect(parseTelemetry(Buffer.concat([Buffer.alloc(3), PACKET]).subarray(3))).toEqual(EXPECTED);
});

test('numbers of records in the middle of a packet', () => {
  const records = decode(
    encodeAll([
      encode(2, Uint8Array.from([7])),
      encode(4, Uint8Array.from([1, 2])),
      encode(3, float32(0.5)),
      encode(3, float64(1e100)),
    ]),
  );
  expect(readUint(records[0])).toBe(7);
  expect(readUint(records[1])).toBe(258);
  expect(readFloat(records[2])).toBe(0.5);
  expect(readFloat(records[3])).toBe(1e100);
});

test('containers in containers', () => {
  const inner = encode(0x90, encode(4, Uint8Array.from([42])));
  const [outer] = decode(encodeAll([encode(0xa0, encodeAll([encode(1, text('x')), inner]))]));
  expect(outer.children![1].children![0].tag).toBe(4);
  expect(readUint(outer.children![1].children![0])).toBe(42);
});

test('a container whose content is cut off', () => {
  const broken = encode(Tag.reading, encode(Tag.counter, Uint8Array.from([1, 2])).slice(0, 4));
  expect(() => decode(broken)).toThrow(TlvError);
  expect(() => decode(encodeAll([encode(1, text('abc')), broken]))).toThrow('cut off at byte 0');
});

test('never reads past the end of the part it was given', () => {
  const part = embedded(encode(1, text('hello')).slice(0, 5), 4, 50);
  expect(() => decode(part)).toThrow('record is cut off');
  expect(() => decode(part.subarray(0, 2))).toThrow('incomplete header');
  expect(decode(part.subarray(0, 0))).toEqual([]);
});

/** A text, or a group of frames. */
export type Frame = string | Frame[];

const GROUP = 1;
const TEXT = 2;
const HEADER = 3;

/** Each frame is a byte for its kind, two bytes for its length and its content. */
export function encode(frames: Frame[]): Uint8Array {
  const parts = frames.map((frame) => {
    const kind = typeof frame === 'string' ? TEXT : GROUP;
    const content = typeof frame === 'string' ? new TextEncoder().encode(frame) : encode(frame);
    if (content.length > 0xffff) throw new RangeError('The frame is too long');
    return [kind, content.length >> 8, content.length & 0xff, ...content];
  });
  return Uint8Array.from(parts.flat());
}

export function decode(bytes: Uint8Array): Frame[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames: Frame[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    if (offset + HEADER > bytes.length) throw new Error('Incomplete header');
    const kind = view.getUint8(offset);
    const length = view.getUint16(offset + 1);
    const start = offset + HEADER;
    const end = start + length;
    if (end > bytes.length) throw new Error('Incomplete frame');
    const content = bytes.subarray(start, end);
    if (kind === GROUP) frames.push(decode(content));
    else if (kind === TEXT) frames.push(new TextDecoder().decode(content));
    else throw new Error(`Unknown kind of frame: ${kind}`);
    offset = end;
  }
  return frames;
}

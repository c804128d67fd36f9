import { batches, byteSize, RecordTooLargeError, sendAll, toBody } from './batches';

const record = (id: string, size: number) => ({ id, payload: 'x'.repeat(size) });
const ids = (groups: readonly (readonly { id: string }[])[]): string[] =>
  groups.map((group) => group.map((item) => item.id).join(''));

describe('batches', () => {
  it('counts bytes, not characters', () => {
    expect(byteSize('abc')).toBe(3);
    expect(byteSize('é€')).toBe(5);
  });

  it('limits the number of records', () => {
    const list = [...'abcde'].map((id) => record(id, 1));
    expect(ids(batches(list, { maxItems: 2, maxBytes: 100 }))).toEqual(['ab', 'cd', 'e']);
  });

  it('limits the size of a request', () => {
    const list = [record('a', 40), record('b', 40), record('c', 40)];
    expect(ids(batches(list, { maxItems: 10, maxBytes: 100 }))).toEqual(['ab', 'c']);
  });

  it('sends one batch when everything fits', () => {
    expect(ids(batches([record('a', 5), record('b', 5)]))).toEqual(['ab']);
    expect(batches([])).toEqual([]);
  });

  it('refuses a record that fits nowhere', () => {
    expect(() => batches([record('big', 11)], { maxItems: 5, maxBytes: 10 })).toThrow(RecordTooLargeError);
  });

  it('writes a body', () => {
    expect(toBody([{ id: '1', payload: '{"a":1}' }])).toBe('{"index":"1"}\n{"a":1}\n');
  });

  it('sends batch after batch', async () => {
    const sizes: number[] = [];
    const send = async (body: string) => {
      sizes.push(body.split('\n').length >> 1);
      return body.split('\n').length >> 1;
    };
    const list = [record('a', 6), record('b', 6), record('c', 3)];
    expect(await sendAll(list, send, { maxItems: 5, maxBytes: 10 })).toBe(3);
    expect(sizes).toEqual([1, 2]);
  });
});

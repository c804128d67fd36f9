import { applyPatch, deepEqual, type Operation } from './jsonpatch';

const frozen = <T>(v: T): T => JSON.parse(JSON.stringify(v));

test('add leaves the patch alone', () => {
  const patch: Operation[] = [
    { op: 'add', path: '/meta', value: { seen: { by: [] } } },
    { op: 'add', path: '/meta/seen/by/-', value: 'ann' },
    { op: 'add', path: '/meta/x', value: 1 },
  ];
  const before = frozen(patch);
  applyPatch({}, patch);
  expect(patch).toEqual(before);
});

test('replace leaves the patch alone', () => {
  const patch: Operation[] = [
    { op: 'replace', path: '/list', value: [{ n: 1 }] },
    { op: 'replace', path: '/list/0/n', value: 2 },
    { op: 'remove', path: '/list/0' },
  ];
  const before = frozen(patch);
  expect(applyPatch({ list: [] }, patch)).toEqual({ list: [] });
  expect(patch).toEqual(before);
  expect(applyPatch({ list: [] }, patch)).toEqual({ list: [] });
});

test('replacing the whole document leaves the patch alone', () => {
  const patch: Operation[] = [
    { op: 'replace', path: '', value: { a: [] } },
    { op: 'add', path: '/a/-', value: 1 },
  ];
  expect(applyPatch(null, patch)).toEqual({ a: [1] });
  expect(applyPatch(null, patch)).toEqual({ a: [1] });
});

test('adding at the root leaves the patch alone', () => {
  const patch: Operation[] = [
    { op: 'add', path: '', value: [] },
    { op: 'add', path: '/-', value: 1 },
  ];
  expect(applyPatch({ old: true }, patch)).toEqual([1]);
  expect(applyPatch({ old: true }, patch)).toEqual([1]);
});

test('values inserted into arrays', () => {
  const patch: Operation[] = [
    { op: 'add', path: '/0', value: { tags: ['x'] } },
    { op: 'remove', path: '/0/tags/0' },
  ];
  const before = frozen(patch);
  expect(applyPatch([], patch)).toEqual([{ tags: [] }]);
  expect(patch).toEqual(before);
});

test('changing a result does not reach a later result', () => {
  const patch: Operation[] = [
    { op: 'add', path: '/a', value: { n: 1 } },
    { op: 'replace', path: '/b', value: { n: 1 } },
  ];
  const first = applyPatch({ b: 0 }, patch) as any;
  first.a.n = 99;
  first.b.n = 99;
  expect(applyPatch({ b: 0 }, patch)).toEqual({ a: { n: 1 }, b: { n: 1 } });
});

test('one value object used by two operations', () => {
  const shared = { count: 0 };
  const out = applyPatch({ b: null }, [
    { op: 'add', path: '/a', value: shared },
    { op: 'replace', path: '/b', value: shared },
    { op: 'replace', path: '/a/count', value: 5 },
  ]);
  expect(out).toEqual({ a: { count: 5 }, b: { count: 0 } });
  expect(shared).toEqual({ count: 0 });
});

test('copies are independent, input is untouched, failing patches change nothing', () => {
  const doc = { a: { n: [1] } };
  expect(
    applyPatch(doc, [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'add', path: '/b/n/-', value: 2 },
    ]),
  ).toEqual({ a: { n: [1] }, b: { n: [1, 2] } });
  expect(() =>
    applyPatch(doc, [
      { op: 'add', path: '/a/n/-', value: 2 },
      { op: 'remove', path: '/nope' },
    ]),
  ).toThrow('operation 1');
  expect(doc).toEqual({ a: { n: [1] } });
  expect(() => applyPatch(doc, [{ op: 'move', from: '/a', path: '/a/n' }])).toThrow();
  expect(() => applyPatch(doc, [{ op: 'replace', path: '/zz', value: 1 }])).toThrow();
});

test('deepEqual', () => {
  expect(deepEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(deepEqual([], {})).toBe(false);
  expect(deepEqual({ a: 1 }, { b: 1 })).toBe(false);
});

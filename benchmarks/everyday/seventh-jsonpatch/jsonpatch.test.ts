import { applyPatch, parsePointer, PatchError, type Operation } from './jsonpatch';

test('pointers', () => {
  expect(parsePointer('')).toEqual([]);
  expect(parsePointer('/a/0/b')).toEqual(['a', '0', 'b']);
  expect(parsePointer('/a~1b/m~0n/~01')).toEqual(['a/b', 'm~n', '~1']);
});

test('add, remove and replace', () => {
  const doc = { title: 'x', tags: ['a', 'c'] };
  const out = applyPatch(doc, [
    { op: 'add', path: '/tags/1', value: 'b' },
    { op: 'add', path: '/tags/-', value: 'd' },
    { op: 'replace', path: '/title', value: 'y' },
    { op: 'remove', path: '/tags/0' },
  ]);
  expect(out).toEqual({ title: 'y', tags: ['b', 'c', 'd'] });
  expect(doc).toEqual({ title: 'x', tags: ['a', 'c'] });
});

test('move and copy', () => {
  const out = applyPatch({ a: { n: 1 } }, [
    { op: 'copy', from: '/a', path: '/b' },
    { op: 'replace', path: '/b/n', value: 2 },
    { op: 'move', from: '/a', path: '/c' },
  ]);
  expect(out).toEqual({ b: { n: 2 }, c: { n: 1 } });
});

test('a failing test names the operation', () => {
  const patch: Operation[] = [
    { op: 'test', path: '/n', value: 1 },
    { op: 'test', path: '/n', value: 2 },
  ];
  expect(() => applyPatch({ n: 1 }, patch)).toThrow(PatchError);
  expect(() => applyPatch({ n: 1 }, patch)).toThrow('operation 1');
});

test('the same patch can be applied to many documents', () => {
  const addComments: Operation[] = [
    { op: 'add', path: '/comments', value: [] },
    { op: 'add', path: '/comments/-', value: 'created' },
  ];
  expect(applyPatch({ id: 1 }, addComments)).toEqual({ id: 1, comments: ['created'] });
  expect(applyPatch({ id: 2 }, addComments)).toEqual({ id: 2, comments: ['created'] });
});

test('the whole document can be replaced', () => {
  expect(applyPatch({ a: 1 }, [{ op: 'replace', path: '', value: [1] }])).toEqual([1]);
});

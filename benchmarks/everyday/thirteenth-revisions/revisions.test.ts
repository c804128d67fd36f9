import { diff, History, type Doc } from './revisions';

const page = (): Doc => ({ title: 'Home', tags: ['start'], meta: { lang: 'en' } });

test('finds the changed fields', () => {
  const after: Doc = { title: 'Home', tags: ['start', 'new'], meta: { theme: 'dark' } };
  expect(diff(page(), after)).toEqual([
    { field: 'tags', before: ['start'], after: ['start', 'new'] },
    { field: 'meta.lang', before: 'en', after: undefined },
    { field: 'meta.theme', before: undefined, after: 'dark' },
  ]);
});

test('numbers the revisions and leaves out those without changes', () => {
  const history = new History();
  const doc = page();
  history.commit(doc, 'ann');
  doc.title = 'Welcome';
  expect(history.commit(doc, 'bob').number).toBe(2);
  expect(history.commit(doc, 'cid').number).toBe(2);
  expect(history.get(1).doc.title).toBe('Home');
  expect(history.authors()).toEqual(['ann', 'bob']);
  expect(() => history.get(3)).toThrow('no revision 3');
});

test('editing the tags goes into a new revision', () => {
  const history = new History();
  const doc = page();
  history.commit(doc, 'ann');
  doc.tags.push('intro');
  expect(history.commit(doc, 'ann').number).toBe(2);
  expect(history.compare(1, 2)).toEqual([{ field: 'tags', before: ['start'], after: ['start', 'intro'] }]);
});

test('log, newest first', () => {
  let day = 1;
  const history = new History(() => new Date(Date.UTC(2024, 4, day++)));
  history.commit(page(), 'ann');
  history.commit({ ...page(), title: 'Start' }, 'bob');
  expect([...history.log()]).toEqual(['r2 2024-05-02 bob: Start', 'r1 2024-05-01 ann: Home']);
});

test('restores an old state as a new revision', () => {
  const history = new History();
  history.commit(page(), 'ann');
  history.commit({ ...page(), title: 'Oops' }, 'bob');
  expect(history.restore(1, 'cid')).toEqual(page());
  expect(history.latest?.number).toBe(3);
  expect(history.compare(1, 3)).toEqual([]);
});

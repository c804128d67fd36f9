import { History, type Doc } from './revisions';

const page = (): Doc => ({ title: 'FAQ', tags: ['help', 'faq'], meta: { lang: 'de', icon: 'q' } });

test('edits of meta are kept apart', () => {
  const history = new History();
  const doc = page();
  history.commit(doc, 'ann');
  doc.meta.lang = 'fr';
  delete doc.meta.icon;
  history.commit(doc, 'ann');
  doc.meta.lang = 'it';
  history.commit(doc, 'ann');
  expect([1, 2, 3].map((n) => history.get(n).doc.meta)).toEqual([
    { lang: 'de', icon: 'q' },
    { lang: 'fr' },
    { lang: 'it' },
  ]);
});

test('edits of tags in place', () => {
  const history = new History();
  const doc = page();
  history.commit(doc, 'ann');
  doc.tags.reverse();
  expect(history.commit(doc, 'bob').number).toBe(2);
  doc.tags.length = 0;
  expect(history.commit(doc, 'bob').number).toBe(3);
  expect(history.get(1).doc).toEqual(page());
  expect(history.get(2).doc.tags).toEqual(['faq', 'help']);
  expect(history.latest?.doc.tags).toEqual([]);
});

test('going on with a restored document leaves the history alone', () => {
  const history = new History();
  history.commit(page(), 'ann');
  history.commit({ ...page(), title: 'x' }, 'ann');
  const doc = history.restore(1, 'bob');
  doc.tags.push('old');
  doc.meta.lang = 'es';
  expect(history.get(1).doc).toEqual(page());
  expect(history.get(3).doc).toEqual(page());
  expect(history.commit(doc, 'bob').number).toBe(4);
  expect(history.compare(3, 4).map((c) => c.field)).toEqual(['tags', 'meta.lang']);
});

test('two documents sharing an array', () => {
  const history = new History();
  const first = page();
  const second = { ...first, title: 'copy' };
  history.commit(first, 'ann');
  history.commit(second, 'ann');
  first.tags[0] = 'changed';
  expect(history.get(1).doc.tags[0]).toBe('help');
  expect(history.get(2).doc.tags[0]).toBe('help');
});

import { createAnchors, tableOfContents } from './anchors';

test.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty', 'isPrototypeOf', '__proto__'])('%s', (name) => {
  const anchorOf = createAnchors();
  const slug = name.toLowerCase().replaceAll('_', '');
  expect([anchorOf(name), anchorOf(name), anchorOf(name)]).toEqual([slug, `${slug}-1`, `${slug}-2`]);
});

test('other names go on as they did', () => {
  const anchorOf = createAnchors();
  expect(['A', 'a', 'A b', 'a  B', 'c', 'A'].map(anchorOf)).toEqual(['a', 'a-1', 'a-b', 'a-b-1', 'c', 'a-2']);
});

test('documents do not know each other', () => {
  const headings = [{ level: 2, text: 'constructor' }];
  expect(tableOfContents(headings)).toEqual([{ level: 2, text: 'constructor', anchor: 'constructor' }]);
  expect(tableOfContents(headings)).toEqual([{ level: 2, text: 'constructor', anchor: 'constructor' }]);
});

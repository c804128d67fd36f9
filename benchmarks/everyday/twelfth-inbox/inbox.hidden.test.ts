import { applyRules, countMatches, type Mail, type Rule } from './inbox';

const mail = (subject: string, size = 1): Mail => ({
  from: 'a@b.example',
  to: ['c@d.example', 'e@f.example'],
  subject,
  size,
});
const rule = (word: string, stop?: boolean): Rule => ({
  name: word,
  match: 'any',
  conditions: [{ field: 'subject', contains: word }],
  actions: [{ do: 'label', label: word }],
  stop,
});

test('only a stop rule that applies ends the list', () => {
  const rules = [rule('one', true), rule('two', true), rule('three')];
  expect(applyRules(rules, mail('three two one')).applied).toEqual(['one']);
  expect(applyRules(rules, mail('three two')).applied).toEqual(['two']);
  expect(applyRules(rules, mail('three')).applied).toEqual(['three']);
  expect(applyRules(rules, mail('zero')).applied).toEqual([]);
});

test('a stop rule in the middle', () => {
  const rules = [rule('a'), rule('b', true), rule('c')];
  expect(applyRules(rules, mail('a c')).labels).toEqual(['a', 'c']);
  expect(applyRules(rules, mail('a b c')).labels).toEqual(['a', 'b']);
});

test('a rule that is switched off stops nothing', () => {
  const rules = [{ ...rule('a', true), enabled: false }, rule('a2'), rule('a')];
  expect(applyRules(rules, mail('a2 a')).applied).toEqual(['a2', 'a']);
});

test('a stop rule without conditions stops nothing', () => {
  const rules: Rule[] = [{ ...rule('x', true), conditions: [] }, rule('y')];
  expect(applyRules(rules, mail('x y')).applied).toEqual(['y']);
});

test('all actions of a stop rule are done', () => {
  const rules: Rule[] = [
    {
      name: 'big',
      match: 'all',
      conditions: [
        { field: 'size', above: 100 },
        { field: 'to', is: 'E@f.example' },
      ],
      actions: [{ do: 'move', folder: 'Big' }, { do: 'markRead' }, { do: 'label', label: 'big' }],
      stop: true,
    },
    rule('photo'),
  ];
  expect(applyRules(rules, mail('photo', 101))).toEqual({
    folder: 'Big',
    labels: ['big'],
    read: true,
    applied: ['big'],
  });
  expect(applyRules(rules, mail('photo', 100))).toEqual({
    folder: 'Inbox',
    labels: ['photo'],
    read: false,
    applied: ['photo'],
  });
});

test('counting respects the order and the stops', () => {
  const rules = [rule('spam', true), rule('offer')];
  expect(countMatches(rules, [mail('spam offer'), mail('offer'), mail('offer 2'), mail('hello')])).toEqual({
    spam: 1,
    offer: 2,
  });
});

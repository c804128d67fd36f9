import { applyRules, countMatches, matches, type Mail, type Rule } from './inbox';

const mail = (over: Partial<Mail> = {}): Mail => ({
  from: 'bob@shop.example',
  to: ['me@home.example'],
  subject: 'Your order',
  size: 10,
  ...over,
});

const news: Rule = {
  name: 'news',
  match: 'any',
  conditions: [{ field: 'from', contains: 'newsletter' }],
  actions: [{ do: 'move', folder: 'News' }],
};
const orders: Rule = {
  name: 'orders',
  match: 'all',
  conditions: [{ field: 'subject', contains: 'ORDER' }],
  actions: [{ do: 'label', label: 'shopping' }],
};
const spam: Rule = {
  name: 'spam',
  match: 'any',
  conditions: [{ field: 'subject', contains: 'win!!' }],
  actions: [{ do: 'delete' }],
  stop: true,
};

test('all or any of the conditions', () => {
  const rule: Rule = {
    name: 'x',
    match: 'all',
    conditions: [
      { field: 'size', above: 5 },
      { field: 'to', is: 'ME@home.example' },
    ],
    actions: [],
  };
  expect(matches(rule, mail())).toBe(true);
  expect(matches(rule, mail({ size: 5 }))).toBe(false);
  expect(matches({ ...rule, match: 'any' }, mail({ size: 5 }))).toBe(true);
  expect(matches({ ...rule, conditions: [] }, mail())).toBe(false);
});

test('several rules can apply', () => {
  const outcome = applyRules([news, orders], mail({ from: 'newsletter@shop.example' }));
  expect(outcome).toEqual({ folder: 'News', labels: ['shopping'], read: false, applied: ['news', 'orders'] });
});

test('a mail that no rule knows stays in the inbox', () => {
  expect(applyRules([news], mail())).toEqual({ folder: 'Inbox', labels: [], read: false, applied: [] });
});

test('a rule that stops keeps the ones below from looking', () => {
  const outcome = applyRules([spam, orders], mail({ subject: 'order now and WIN!!' }));
  expect(outcome).toEqual({ folder: 'Trash', labels: [], read: true, applied: ['spam'] });
});

test('an ordinary mail passes the spam rule and gets its label', () => {
  expect(applyRules([spam, orders], mail()).labels).toEqual(['shopping']);
});

test('counts for the settings page', () => {
  expect(countMatches([news, orders], [mail(), mail({ from: 'newsletter@x' }), mail({ subject: 'Hi' })])).toEqual({
    news: 1,
    orders: 2,
  });
});

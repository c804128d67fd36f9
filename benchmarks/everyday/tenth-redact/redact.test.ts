import { Redactor, sensitiveLines } from './redact';

test('texts', () => {
  const redactor = new Redactor();
  expect(redactor.text('mail ann@example.org or b.c+d@mail.example.com')).toBe('mail [email] or [email]');
  expect(redactor.text('Authorization: bearer abc.def==')).toBe('Authorization: [bearer]');
  expect(redactor.text('paid with 4111 1111 1111 1111 on 2024-01-01')).toBe('paid with [card] on 2024-01-01');
});

test('nested data', () => {
  const input = { user: { mail: 'ann@example.org', apiKey: 'k', note: null }, list: ['x', 'c@d.ef'], n: 4 };
  const { value, hits } = new Redactor().redact(input);
  expect(value).toEqual({ user: { mail: '[email]', apiKey: '[hidden]', note: null }, list: ['x', '[email]'], n: 4 });
  expect(hits).toEqual({ email: 2, key: 1 });
  expect(input.user.apiKey).toBe('k');
});

test('errors and cycles', () => {
  const data: Record<string, unknown> = { error: new TypeError('no user ann@example.org') };
  data.self = data;
  const { value } = new Redactor().redact(data);
  expect((value as typeof data).error).toEqual({ name: 'TypeError', message: 'no user [email]' });
  expect((value as typeof data).self).toBe(value);
});

test("rules of one's own", () => {
  const redactor = new Redactor([{ name: 'room', pattern: /room \d+/g }]);
  expect(redactor.text('room 12, room 13, a@b.cd')).toBe('[room], [room], a@b.cd');
  expect(() => new Redactor([{ name: 'x', pattern: /x/ }])).toThrow('global');
});

test('finds the lines to look at', () => {
  expect(sensitiveLines(['ok', 'from ann@example.org', 'bob@example.org called', 'cid@example.org'])).toEqual([
    'from ann@example.org',
    'bob@example.org called',
    'cid@example.org',
  ]);
});

import { Redactor, sensitiveLines } from './redact';

test('the answer for a text is always the same', () => {
  const redactor = new Redactor();
  for (let i = 0; i < 5; i++) {
    expect(redactor.isSensitive('write to ann@example.org')).toBe(true);
    expect(redactor.isSensitive('Bearer abc')).toBe(true);
    expect(redactor.isSensitive('4111-1111-1111-1111')).toBe(true);
    expect(redactor.isSensitive('nothing here')).toBe(false);
  }
});

test('a long line before a short one', () => {
  const lines = ['x'.repeat(200) + ' ann@example.org', 'ann@example.org', 'a@b.cd', 'Bearer x', 'a@b.cd'];
  expect(sensitiveLines(lines)).toEqual(lines);
});

test("redactors that share the default rules do not get in each other's way", () => {
  const [one, two] = [new Redactor(), new Redactor()];
  expect(one.isSensitive('see ann@example.org')).toBe(true);
  expect(two.isSensitive('see ann@example.org')).toBe(true);
  expect(one.isSensitive('ann@example.org')).toBe(true);
});

test('asking and replacing in turn', () => {
  const redactor = new Redactor([{ name: 'id', pattern: /id-\d+/g }]);
  const text = 'id-1 id-2';
  for (let i = 0; i < 4; i++) {
    expect(redactor.isSensitive(text)).toBe(true);
    const hits: Record<string, number> = {};
    expect(redactor.text(text, hits)).toBe('[id] [id]');
    expect(hits).toEqual({ id: 2 });
  }
  expect(redactor.isSensitive(text)).toBe(true);
  expect(redactor.isSensitive(text)).toBe(true);
  expect(redactor.isSensitive(text)).toBe(true);
});

test('no line is missed among many', () => {
  const lines = Array.from({ length: 50 }, (_, i) => `${'-'.repeat(i % 7)}user${i}@example.org`);
  expect(sensitiveLines(lines)).toHaveLength(50);
  expect(sensitiveLines(lines.map((line) => line.replace('@', ' at ')))).toEqual([]);
});

test('shared parts stay shared', () => {
  const part = { mail: 'a@b.cd' };
  const { value, hits } = new Redactor().redact([part, part]);
  const [first, second] = value as unknown[];
  expect(first).toBe(second);
  expect(first).toEqual({ mail: '[email]' });
  expect(hits).toEqual({ email: 1 });
});

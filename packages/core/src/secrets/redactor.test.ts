import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOTENV, PLANTED } from './__fixtures__/planted-secrets.ts';
import { knownSecrets } from './known-secrets.ts';
import { createRedactor } from './redactor.ts';

const KNOWN = knownSecrets({ GATE_TOKEN: 'open-sesame', HOME: '/home/me', SSH_AUTH_SOCK: '/tmp/agent' }, [DOTENV]);

it.each(PLANTED)('takes out %s, and puts it back', (_kind, text, secret) => {
  const { redact, restore } = createRedactor(KNOWN);

  const redacted = redact(text);

  expect(redacted).not.toContain(secret);
  expect(redacted.split('\n')).toHaveLength(text.split('\n').length);
  expect(restore(redacted)).toBe(text);
});

it('leaves what is around a secret, and names the same secret the same', () => {
  const { redact } = createRedactor();

  expect(redact("connect('postgres://me:hunter2@db/x', 'hunter2');\nset({ token: 'a1b2c3d4e5' });")).toBe(
    "connect('postgres://me:REDACTED_SECRET_1@db/x', 'hunter2');\nset({ token: 'REDACTED_SECRET_2' });",
  );
  expect(redact('mysql://you:hunter2@db')).toBe('mysql://you:REDACTED_SECRET_1@db');
});

it('puts a secret back into a text that was made from the redacted one', () => {
  const { redact, restore } = createRedactor();
  redact("const url = 'redis://:hunter2@cache';");

  expect(restore("connect('redis://:REDACTED_SECRET_1@cache', 3); // REDACTED_SECRET_9")).toBe(
    "connect('redis://:hunter2@cache', 3); // REDACTED_SECRET_9",
  );
});

it('does not take short or public values for secrets', () => {
  expect(KNOWN).toEqual(['open-sesame', 'correct horse', 'abcdefghijklmnopqrst']);
});

it('is undone by putting back, whatever the text', { timeout: 60_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom(...PLANTED.map(([, text]) => text)),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\n', '\r\n', ' ', "'", 'REDACTED_SECRET_'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { redact, restore } = createRedactor(KNOWN);
      const text = pieces.join('');

      expect(restore(redact(text))).toBe(text);
      expect(redact(redact(text))).toBe(redact(text));
    }),
  );
});

it('leaves ordinary code as it is', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|__fixtures__|\.tmp/.test(file))
    .map((file) => path.join(folder, file));
  const { redact } = createRedactor();

  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return redact(text) !== text;
  });

  expect(files.length).toBeGreaterThan(300);
  expect(changed).toEqual([]);
});

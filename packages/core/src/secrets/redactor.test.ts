import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownSecrets } from './known-secrets.ts';
import { createRedactor } from './redactor.ts';

const PEM = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEF\nAASCBKcwggSjAgEA\n-----END PRIVATE KEY-----';
const DOTENV =
  '# local\nAPP_NAME=shop\nexport DB_PASSWORD="correct horse" # mine\nSIGNING_SALT=abcdefghijklmnopqrst\nPORT=3000\n';

/** By kind: a text, and what of it must not be left. */
const PLANTED: readonly [string, string, string][] = [
  ['a key of a model provider', "const client = make('sk-ant-api03-Zx81kQpLm');", 'Zx81kQpLm'],
  ['a key of a payment service', 'stripe: "sk_live_51HxQ8aKq2"', '51HxQ8aKq2'],
  ['a token of a code host', 'git clone https://ghp_16C7e42F292c6912E7@host/x', '16C7e42F292c6912E7'],
  ['a token of GitLab', 'glpat-x1Y2z3A4b5C6d7E8', 'x1Y2z3A4b5C6d7E8'],
  ['a token of a chat', 'xoxb-263594206564-FGqddMF8t08v8N7Oq4i57vs1', 'FGqddMF8t08v8N7Oq4i57vs1'],
  ['a token of npm', '//registry/:_authToken=npm_aB3dE5fG7hI9jK1lM3', 'aB3dE5fG7hI9jK1lM3'],
  ['a key of Google', "maps('AIzaSyD-9tSrke72PouQMnMX')", 'SyD-9tSrke72PouQMnMX'],
  ['a key of a cloud', 'aws_access_key_id = AKIAIOSFODNN7EXAMPLE', 'IOSFODNN7EXAMPLE'],
  ['a secret of a cloud', 'key: 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', 'wJalrXUtnFEMI'],
  ['a JSON web token', 'cookie=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN', 'eyJzdWIiOiIxMjM0In0'],
  ['a PEM block', `const key = \`${PEM}\`;`, 'MIIEvQIBADANBgkqhkiG9w0BAQEF'],
  ['a password in an address', 'postgres://me:hunter2@db.example.com/shop', 'hunter2'],
  ['a key in a query', 'fetch("https://x.example/feed?access_token=abcdef&page=2")', 'abcdef'],
  ['a header', 'authorization: Bearer abc123def456ghi789', 'abc123def456ghi789'],
  ['a password by its name', "const password = 'tr0ub4dor&3';", 'tr0ub4dor&3'],
  ['a web hook', 'https://hooks.slack.com/services/T00000000/B00000000/XXXX', 'B00000000'],
  ['random characters', "const salt = '9f86d081884c7d659a2feaa0c55ad015';", '9f86d081884c7d659a2feaa0c55ad015'],
  ['a value of .env', 'expected "correct horse" to be "correct"', 'correct horse'],
  ['a long value of .env, whatever it is', 'salted with abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
  ['a value of a variable', 'the url has open-sesame in it', 'open-sesame'],
];
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

it('is undone by putting back, whatever the text', () => {
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
    .filter((file) => file.endsWith('.ts') && !/secrets|cage\.test|seat-of\.test|__fixtures__|\.tmp/.test(file))
    .map((file) => path.join(folder, file));
  const { redact } = createRedactor();

  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return redact(text) !== text;
  });

  expect(files.length).toBeGreaterThan(300);
  expect(changed).toEqual([]);
});

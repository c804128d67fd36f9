const PEM = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEF\nAASCBKcwggSjAgEA\n-----END PRIVATE KEY-----';
/** The text of a `.env`. */
export const DOTENV =
  '# local\nAPP_NAME=shop\nexport DB_PASSWORD="correct horse" # mine\nSIGNING_SALT=abcdefghijklmnopqrst\nPORT=3000\n';

/** By kind: a text, and what of it must not be left. */
export const PLANTED: readonly [string, string, string][] = [
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

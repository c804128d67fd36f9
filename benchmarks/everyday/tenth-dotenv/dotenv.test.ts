import { expand, loadEnv, parseEnv } from './dotenv';

test('plain values', () => {
  expect(parseEnv('# settings\nPORT=8080\r\n\nexport HOST = localhost # the host\nEMPTY=\n')).toEqual({
    PORT: '8080',
    HOST: 'localhost',
    EMPTY: '',
  });
  expect(() => parseEnv('A=1\nnonsense')).toThrow('line 2');
});

test('quotes', () => {
  const text = `A="two\\nlines # no comment" # comment\nB='$A\\n'\nC="say \\"hi\\""`;
  expect(parseEnv(text)).toEqual({ A: 'two\nlines # no comment', B: '$A\\n', C: 'say "hi"' });
  expect(() => parseEnv('A="open')).toThrow('missing "');
});

test('references', () => {
  const text = 'HOST=db\nURL=http://${HOST}:${PORT:-5432}/$NAME\nPRICE=\\$5';
  expect(parseEnv(text, { NAME: 'shop' })).toEqual({ HOST: 'db', URL: 'http://db:5432/shop', PRICE: '$5' });
  expect(expand('${A:-x}${B:-}', (name) => ({ A: '' })[name])).toBe('x');
});

test('values that hold a number sign', () => {
  expect(parseEnv('COLOR=blue#2\nLINK=http://localhost/docs#intro # start page')).toEqual({
    COLOR: 'blue#2',
    LINK: 'http://localhost/docs#intro',
  });
});

test('several files', () => {
  expect(loadEnv(['MODE=dev\nLOG=$MODE', 'LOG=${LOG}-verbose\nMODE=test'], { MODE: 'ci' })).toEqual({
    MODE: 'ci',
    LOG: 'dev-verbose',
  });
});

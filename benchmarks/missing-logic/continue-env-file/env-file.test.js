import { parseEnv } from './env-file';

test('reads lines', () => {
  expect(parseEnv('PORT=80\nNAME = "web shop"\n')).toEqual({ PORT: '80', NAME: 'web shop' });
});

test('skips empty lines', () => {
  expect(parseEnv('A=1\n\n  \nB=2')).toEqual({ A: '1', B: '2' });
});

test('skips comments', () => {
  expect(parseEnv('# the port\nPORT=80')).toEqual({ PORT: '80' });
  expect(parseEnv('PORT=80\n  # OLD_PORT=81')).toEqual({ PORT: '80' });
});

test('keeps equals signs in values', () => {
  expect(parseEnv("URL='a?b=c'")).toEqual({ URL: 'a?b=c' });
});

import { parseEnv } from './dotenv';

test('number signs inside of values', () => {
  expect(parseEnv('A=p#ss').A).toBe('p#ss');
  expect(parseEnv('A=a#b#c').A).toBe('a#b#c');
  expect(parseEnv('A=pass#').A).toBe('pass#');
  expect(parseEnv('A=two words#1').A).toBe('two words#1');
});

test('comments after values', () => {
  expect(parseEnv('A=1 # one').A).toBe('1');
  expect(parseEnv('A=1\t#one').A).toBe('1');
  expect(parseEnv('A=x#y # z#w').A).toBe('x#y');
  expect(parseEnv('A=x #y # z').A).toBe('x');
  expect(parseEnv('A=two words # comment').A).toBe('two words');
});

test('comments instead of values', () => {
  expect(parseEnv('A=# nothing').A).toBe('');
  expect(parseEnv('A= # nothing').A).toBe('');
  expect(parseEnv('A=#').A).toBe('');
});

test('quoted values keep all', () => {
  expect(parseEnv('A="x # y"').A).toBe('x # y');
  expect(parseEnv("A='# x'").A).toBe('# x');
  expect(parseEnv('A="#" # comment').A).toBe('#');
});

test('references before number signs', () => {
  expect(parseEnv('BASE=http://x\nPAGE=$BASE#top\nOTHER=${BASE}/#/route # hash route')).toEqual({
    BASE: 'http://x',
    PAGE: 'http://x#top',
    OTHER: 'http://x/#/route',
  });
});

test('comment lines', () => {
  expect(parseEnv('#A=1\n  # B=2\nC=3')).toEqual({ C: '3' });
});

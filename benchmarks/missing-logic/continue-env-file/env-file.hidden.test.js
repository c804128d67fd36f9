import { parseEnv } from './env-file';

test.each([
  ['', {}],
  ['#', {}],
  ['#A=1', {}],
  ['# A=1\nB=2', { B: '2' }],
  ['A=#1', { A: '#1' }],
  ['A=1 # one', { A: '1 # one' }],
  ['A=1\n#B=2\n# C\nD=4', { A: '1', D: '4' }],
  ['A=', { A: '' }],
  ['A=" # "', { A: ' # ' }],
])('%j', (text, values) => {
  expect(parseEnv(text)).toEqual(values);
});

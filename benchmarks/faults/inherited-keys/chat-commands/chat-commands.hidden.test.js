import { runCommand } from './chat-commands';

it.each([
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__proto__',
  '__defineGetter__',
  'Echo',
  'sums',
])('does not know /%s', (name) => {
  expect(runCommand(`/${name}`)).toBe(`I do not know /${name}. Try /help.`);
  expect(runCommand(`/${name} and more`)).toBe(`I do not know /${name}. Try /help.`);
});

it('still knows its own', () => {
  expect(runCommand('/help')).toBe('I know: count, echo, help, sum');
  expect(runCommand('/echo')).toBe('');
  expect(runCommand('/echo constructor')).toBe('constructor');
  expect(runCommand('/sum')).toBe('0');
  expect(runCommand('/sum 1 x')).toBe('I can only add numbers.');
  expect(runCommand('/count')).toBe('0');
});

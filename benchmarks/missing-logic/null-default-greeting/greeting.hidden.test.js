import { greeting } from './greeting';

test.each([
  [[{}], 'Hello,'],
  [[{ nickname: 'A' }], 'Hello A,'],
  [[{ firstName: 'A' }, undefined], 'Hello A,'],
  [[{ firstName: 'A' }, { language: 'xx' }], 'Hello A,'],
  [[{ firstName: 'A' }, { language: 'de' }], 'Hallo A,'],
  [[{ firstName: 'A', nickname: 'B' }, { language: undefined }], 'Hello B,'],
])('%j', (args, text) => {
  expect(greeting(...args)).toBe(text);
});

import { avatarOf, initialsOf } from './avatar';

test('emoji anywhere', () => {
  expect(initialsOf('Launch 🚀')).toBe('L🚀');
  expect(initialsOf('🦊')).toBe('🦊');
  expect(initialsOf('🎉🎊 party 🥳team')).toBe('🎉🥳');
});

test('letters outside of the basic plane', () => {
  expect(initialsOf('𠮷野 家')).toBe('𠮷家');
  expect(initialsOf('𝒜da 𝓛ovelace')).toBe('𝒜𝓛');
});

test('and their upper case', () => {
  expect(initialsOf('𐐨𐐩 𐑊x')).toBe('𐐀𐐢');
});

test('no half characters', () => {
  for (const name of ['🚀 Launch', 'x 🚀', '😀😀', '"🚀" y']) {
    expect(/[\ud800-\udbff](?![\udc00-\udfff])/.test(initialsOf(name))).toBe(false);
  }
});

test('plain letters take one character only', () => {
  expect(initialsOf('Bo Li')).toBe('BL');
  expect(initialsOf('anna')).toBe('A');
  expect(initialsOf('Жанна д’Арк')).toBe('ЖД');
  expect(initialsOf('王 小明')).toBe('王小');
});

test('quotes and dashes before the first letter', () => {
  expect(initialsOf('"Johnny" ’t Hooft')).toBe('JH');
  expect(initialsOf('-🚀- -x-')).toBe('🚀X');
  expect(initialsOf("' -")).toBe('?');
});

test('only titles or particles', () => {
  expect(initialsOf('Dr.')).toBe('?');
  expect(initialsOf('Von der')).toBe('VD');
});

test('avatars of people with emoji', () => {
  expect(avatarOf({ id: '7', name: ' 🐙 Octo Cat ' })).toMatchObject({
    initials: '🐙C',
    label: '🐙 Octo Cat',
  });
});

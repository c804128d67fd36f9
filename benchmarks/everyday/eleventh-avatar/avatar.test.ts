import { avatarOf, avatarStack, hashOf, initialsOf } from './avatar';

test('first and last word', () => {
  expect(initialsOf('Ada Lovelace')).toBe('AL');
  expect(initialsOf('ada king lovelace')).toBe('AL');
  expect(initialsOf('Cher')).toBe('C');
});

test('titles, particles and remarks', () => {
  expect(initialsOf('Dr. Ludwig van Beethoven')).toBe('LB');
  expect(initialsOf('Jane Doe (Sales)')).toBe('JD');
  expect(initialsOf("Sinéad O'Connor")).toBe('SO');
});

test('accents', () => {
  expect(initialsOf('Émile Zola')).toBe('ÉZ');
  expect(initialsOf('øystein åberg')).toBe('ØÅ');
});

test('team names may start with an emoji', () => {
  expect(initialsOf('🚀 Launch')).toBe('🚀L');
});

test('nothing to show', () => {
  expect(initialsOf('  ')).toBe('?');
  expect(avatarOf({ id: '1', name: '', email: 'grace.hopper@x.org' })).toMatchObject({
    initials: 'GH',
    label: 'grace hopper',
  });
  expect(avatarOf({ id: '1', name: '' }).label).toBe('Unknown person');
});

test('backgrounds and stacks', () => {
  expect(hashOf('a')).toBe(0xe40c292c);
  const people = ['1', '2', '3', '4', '5', '5'].map((id) => ({ id, name: `P ${id}` }));
  expect(avatarStack(people).shown.length).toBe(3);
  expect(avatarStack(people).more).toBe('+2');
  expect(avatarStack(people.slice(0, 4)).more).toBe('');
});

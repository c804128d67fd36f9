import { authorName, buildThread, outline, participants } from './comments';

describe('names of authors', () => {
  it.each([
    [null, 'Deleted user'],
    [undefined, 'Deleted user'],
    [{}, 'Deleted user'],
    [{ login: 'x' }, 'x'],
    [{ login: 'x', profile: null }, 'x'],
    [{ login: 'x', profile: {} }, 'x'],
    [{ login: 'x', profile: { displayName: null } }, 'x'],
    [{ login: 'x', profile: { displayName: 'X Y' } }, 'X Y'],
    [{ profile: { displayName: 'Z' } }, 'Z'],
    [{ profile: null }, 'Deleted user'],
    [{ login: 'x', profile: { displayName: '' } }, ''],
  ])('%j', (author, name) => {
    expect(authorName({ id: 1, author, text: '' })).toBe(name);
  });

  it('keeps the replies to deleted users', () => {
    const comments = [
      { id: 1, author: null, text: '' },
      { id: 2, author: { login: 'b' }, text: '', replyTo: 1 },
      { id: 3, text: '', replyTo: 2 },
    ];
    expect(outline(buildThread(comments))).toEqual(['Deleted user', '  b', '    Deleted user']);
    expect(participants(comments)).toEqual(['b']);
  });
});

import { authorName, buildThread, initials, outline, participants, toView } from './comments';

const ada = { login: 'ada', profile: { displayName: 'Ada Lovelace' } };
const bob = { login: 'bob42' };

const comments = [
  { id: 1, author: ada, text: 'First!' },
  { id: 2, author: bob, text: 'Second', replyTo: 1 },
  { id: 3, author: ada, text: 'Thanks', replyTo: 2 },
];

describe('comments', () => {
  it('prefers the display name', () => {
    expect(authorName(comments[0])).toBe('Ada Lovelace');
    expect(authorName(comments[1])).toBe('bob42');
  });

  it('shows that an account is gone', () => {
    expect(authorName({ id: 9, author: null, text: '' })).toBe('Deleted user');
  });

  it('has initials', () => {
    expect(initials('Ada King Lovelace')).toBe('AK');
    expect(initials(' bob ')).toBe('B');
  });

  it('shows a comment without an author', () => {
    expect(toView({ id: 4, author: null, text: 'Hm' })).toEqual({
      id: 4,
      name: 'Deleted user',
      avatar: 'DU',
      text: 'Hm',
      replies: [],
    });
  });

  it('builds a thread', () => {
    expect(outline(buildThread(comments))).toEqual(['Ada Lovelace', '  bob42', '    Ada Lovelace']);
  });

  it('keeps replies to a comment that is gone', () => {
    expect(outline(buildThread(comments.slice(1)))).toEqual(['bob42', '  Ada Lovelace']);
  });

  it('lists participants', () => {
    expect(participants([...comments, { id: 5, author: null, text: '' }])).toEqual(['Ada Lovelace', 'bob42']);
  });
});

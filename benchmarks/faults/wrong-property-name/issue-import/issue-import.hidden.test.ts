import { byAuthor, importIssues, toIssue } from './issue-import';

const row = {
  number: 1,
  title: 'T',
  user: { login: 'user-a', name: 'Not This', id: 7 },
  state: 'closed',
  created_at: '2020-12-31T23:59:59Z',
};

it('takes over a row with little in it', () => {
  expect(toIssue(row)).toEqual({
    id: 'OLD-1',
    title: 'T',
    author: 'user-a',
    assignees: [],
    labels: [],
    closed: true,
    created: '2020-12-31',
    comments: 0,
  });
});

it('names every author', () => {
  const rows = ['x', 'y-z', '0'].map((login) => ({ ...row, user: { id: 99, avatar: 'a.png', login, type: 'User' } }));

  expect(importIssues(rows).map((issue) => issue.author)).toEqual(['x', 'y-z', '0']);
});

it('calls a missing author ghost', () => {
  expect(toIssue({ ...row, user: undefined }).author).toBe('ghost');
  expect(toIssue({ ...row, user: {} }).author).toBe('ghost');
});

it('does not take the author for an assignee', () => {
  const issue = toIssue({ ...row, assignees: [{ login: 'b' }, { login: 'c' }] });

  expect([issue.author, ...issue.assignees]).toEqual(['user-a', 'b', 'c']);
});

it('counts', () => {
  expect([...byAuthor(importIssues([row, row]))]).toEqual([['user-a', 2]]);
});

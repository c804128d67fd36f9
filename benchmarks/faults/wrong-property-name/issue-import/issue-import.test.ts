import { byAuthor, importIssues, priority, toIssue } from './issue-import';

const row = {
  number: 17,
  title: ' Crash on start ',
  user: { login: 'ada', id: 1 },
  assignees: [{ login: 'grace', id: 2 }],
  labels: ['bug', { name: 'Prio: High' }],
  state: 'open',
  created_at: '2023-04-05T06:07:08Z',
  comments: 3,
};

it('takes over an issue', () => {
  expect(toIssue(row)).toEqual({
    id: 'OLD-17',
    title: 'Crash on start',
    author: 'ada',
    assignees: ['grace'],
    labels: ['bug'],
    closed: false,
    created: '2023-04-05',
    comments: 3,
  });
});

it('calls the author of a deleted account ghost', () => {
  expect(toIssue({ ...row, user: null }).author).toBe('ghost');
});

it('reads the priority of the labels', () => {
  expect(priority(row)).toBe('high');
  expect(priority({ ...row, labels: ['bug'] })).toBe('normal');
});

it('leaves pull requests out', () => {
  const rows = [row, { ...row, number: 18, pull_request: { url: '…' } }, { ...row, number: 19, state: 'closed' }];

  expect(importIssues(rows).map(({ id, closed }) => ({ id, closed }))).toEqual([
    { id: 'OLD-17', closed: false },
    { id: 'OLD-19', closed: true },
  ]);
});

it('counts issues by author', () => {
  const issues = importIssues([row, { ...row, user: { login: 'linus', id: 3 } }, row]);

  expect(byAuthor(issues)).toEqual(
    new Map([
      ['ada', 2],
      ['linus', 1],
    ]),
  );
});

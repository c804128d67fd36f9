import { expect, it } from 'vitest';

import { outputStyle } from './output-style.ts';

const terminal = { isTTY: true, columns: 120 };
const pipe = {};

it.each([
  ['a terminal', {}, terminal, { columns: 120, color: true, terse: false, live: true }],
  ['a pipe', {}, pipe, { columns: 80, color: false, terse: false, live: false }],
  [
    'a terminal that tells no width',
    {},
    { isTTY: true, columns: 0 },
    { columns: 80, color: true, terse: false, live: true },
  ],
  ['NO_COLOR', { NO_COLOR: '1' }, terminal, { columns: 120, color: false, terse: false, live: true }],
  ['an empty NO_COLOR', { NO_COLOR: '' }, terminal, { columns: 120, color: true, terse: false, live: true }],
  ['FORCE_COLOR on a pipe', { FORCE_COLOR: '1' }, pipe, { columns: 80, color: true, terse: false, live: false }],
  ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, terminal, { columns: 120, color: false, terse: false, live: true }],
  [
    'both of them',
    { FORCE_COLOR: '1', NO_COLOR: '1' },
    terminal,
    { columns: 120, color: false, terse: false, live: true },
  ],
  ['a dumb terminal', { TERM: 'dumb' }, terminal, { columns: 120, color: false, terse: false, live: false }],
  ['continuous integration', { CI: 'true' }, terminal, { columns: 120, color: true, terse: false, live: false }],
  ['CI=false', { CI: 'false' }, terminal, { columns: 120, color: true, terse: false, live: true }],
  ['an agent', { CLAUDECODE: '1' }, terminal, { columns: 120, color: false, terse: true, live: false }],
  [
    'an agent with FORCE_COLOR',
    { AI_AGENT: 'x', FORCE_COLOR: '1' },
    terminal,
    { columns: 120, color: false, terse: true, live: false },
  ],
  [
    'AI_AGENT=0',
    { AI_AGENT: '0', CURSOR_AGENT: '1' },
    terminal,
    { columns: 120, color: true, terse: false, live: true },
  ],
  [
    'settings of a person',
    { CODEX_HOME: '/home/me/codex' },
    terminal,
    { columns: 120, color: true, terse: false, live: true },
  ],
])('fits %s', (_, env, stream, expected) => {
  const style = outputStyle(env, stream);

  expect(style).toEqual(expected);
});

import { expect, it } from 'vitest';
import { describeProposer, readProposer, type Proposer } from './proposer.ts';

function read(values: Readonly<Record<string, string>>, switches: readonly string[] = []): Proposer {
  return readProposer({ arguments: [], values, switches: new Set(switches) });
}

it('is the search alone unless somebody names a model, whatever a project has allowed', () => {
  const proposer = read({ 'heal-timeout': '9', 'heal-seed': '3' });

  expect(proposer).toEqual({
    name: 'search',
    naive: false,
    without: [],
    flags: ['--heal-timeout=9', '--no-heal-llm'],
  });
});

it('leaves the search out where a provider is named', () => {
  const proposer = read({ proposer: 'openai', model: 'm', 'base-url': 'http://127.0.0.1:9/v1', attempts: '2' });

  expect(proposer).toEqual({
    name: 'openai',
    model: 'm',
    naive: false,
    without: ['search'],
    flags: [
      '--heal-provider=openai',
      '--heal-model=m',
      '--heal-base-url=http://127.0.0.1:9/v1',
      '--heal-attempts=2',
      '--heal-llm',
    ],
  });
  expect(describeProposer(proposer)).toBe('openai m');
});

it('makes of a naive model one with a single proposal', () => {
  const proposer = read({ proposer: 'google' }, ['naive']);

  expect(proposer.flags).toEqual(['--heal-provider=google', '--heal-attempts=1', '--heal-llm']);
  expect(describeProposer(proposer)).toBe('google, naive');
});

it('takes a flag that allows a model for the ladder', () => {
  const proposer = read({ without: 'async,equivalence' }, ['heal-llm']);

  expect(proposer).toEqual({
    name: 'ladder',
    naive: false,
    without: ['async', 'equivalence'],
    flags: ['--heal-llm'],
  });
  expect(describeProposer(proposer)).toBe('ladder, without async, equivalence');
});

it('refuses parts that the search does not have', () => {
  expect(() => read({ without: 'async,luck' })).toThrow(/^`--without` names parts of the search, .*; not `luck`\.$/);
});

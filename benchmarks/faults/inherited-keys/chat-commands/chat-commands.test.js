import { commandNames, parseCommand, runCommand, transcript } from './chat-commands';

it('parses a command', () => {
  expect(parseCommand(' /echo  good morning ')).toEqual({ name: 'echo', text: 'good morning' });
  expect(parseCommand('/help')).toEqual({ name: 'help', text: '' });
  expect(parseCommand('good morning')).toBeNull();
});

it('lists its commands', () => {
  expect(commandNames()).toEqual(['count', 'echo', 'help', 'sum']);
});

describe('runCommand', () => {
  it('runs a command', () => {
    expect(runCommand('/sum 1 2 3.5')).toBe('6.5');
    expect(runCommand('/count one two')).toBe('2');
  });

  it('does not answer to talk', () => {
    expect(runCommand('what does /sum do?')).toBeUndefined();
  });

  it('does not know every command', () => {
    expect(runCommand('/dance')).toBe('I do not know /dance. Try /help.');
  });

  it('does not know what every object knows', () => {
    expect(runCommand('/toString')).toBe('I do not know /toString. Try /help.');
  });

  it('has no constructor for sale', () => {
    expect(runCommand('/constructor now')).toBe('I do not know /constructor. Try /help.');
  });
});

it('writes a transcript', () => {
  expect(transcript(['hi', '/echo hi', '/valueOf'])).toEqual([
    '> hi',
    '> /echo hi',
    'hi',
    '> /valueOf',
    'I do not know /valueOf. Try /help.',
  ]);
});

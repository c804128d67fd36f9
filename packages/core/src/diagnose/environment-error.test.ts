import { describe, expect, it } from 'vitest';
import { environmentError } from './environment-error.ts';

describe('environmentError', () => {
  it.each([
    ['listen EADDRINUSE: address already in use :::3000', 'EADDRINUSE'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
    ['ENOSPC: no space left on device, write', 'ENOSPC'],
    ["EMFILE: too many open files, open '/p/a.txt'", 'EMFILE'],
    ['getaddrinfo ENOTFOUND db.internal', 'ENOTFOUND'],
    ['getaddrinfo EAI_AGAIN db.internal', 'EAI_AGAIN'],
    ['read ECONNRESET', 'ECONNRESET'],
    ["EROFS: read-only file system, mkdir '/x'", 'EROFS'],
    ["the pool is down\n  code: 'ECONNREFUSED'", 'ECONNREFUSED'],
    ['Error: listen EADDRINUSE: address already in use :::3000', 'EADDRINUSE'],
    ['request to http://db/ failed, reason: connect ECONNREFUSED 10.0.0.1:80', 'ECONNREFUSED'],
    ['fetch failed', 'ECONNREFUSED'],
    ['Worker terminated due to reaching memory limit: JavaScript heap out of memory', 'ENOMEM'],
  ])('reads %j as %s', (message, code) => {
    expect(environmentError([{ name: 'Error', message }])?.code).toBe(code);
  });

  it.each([
    ['a comparison that quotes one', 'AssertionError', "expected 'connect ECONNREFUSED' to be 'connect EPIPE'"],
    ['a comparison of Jest', 'Error', 'expect(received).toBe(expected)\n\nExpected: "ENOSPC: x"\nReceived: ""'],
    ['a code that faulty code causes too', 'Error', "ENOENT: no such file or directory, open 'a.txt'"],
    ['a word of the project', 'Error', 'ENOSPC'],
    ['any other error', 'TypeError', 'a is not a function'],
  ])('takes %s for the code that is tested', (_what, name, message) => {
    expect(environmentError([{ name, message }])).toBeUndefined();
  });

  it('finds it behind an error of the body, since the test can pass by no edit', () => {
    const errors = [
      { name: 'AssertionError', message: 'expected 1 to be 2' },
      { name: 'Error', message: 'listen EADDRINUSE: address already in use :::80' },
    ];

    expect(environmentError(errors)).toEqual({
      code: 'EADDRINUSE',
      meaning: 'a port that it wants is in use',
      remedy: 'free the port, or let the test listen on port 0',
      message: 'listen EADDRINUSE: address already in use :::80',
    });
  });
});

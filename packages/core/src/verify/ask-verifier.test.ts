import { describe, expect, it } from 'vitest';
import { systemTimer } from '../node/system-timer.ts';
import { askVerifier } from './ask-verifier.ts';

const LIMIT = { timeoutMs: 50, timer: systemTimer };

describe('askVerifier', () => {
  it.each([
    ['true', () => true],
    ['a promise of true', async () => true],
  ])('takes %s for a yes', async (_what, verify) => {
    expect(await askVerifier(verify, LIMIT)).toEqual({ accepted: true });
  });

  it.each([
    ['false', () => false, '`verify` did not accept it'],
    ['a promise of false', async () => false, '`verify` did not accept it'],
    ['a word', () => 'yes' as unknown as boolean, '`verify` gave a value of type string instead of true or false'],
    [
      'nothing',
      () => undefined as unknown as boolean,
      '`verify` gave a value of type undefined instead of true or false',
    ],
    [
      'a throw',
      () => {
        throw new Error('too wide\nby far');
      },
      '`verify` threw: too wide',
    ],
    ['a rejection', () => Promise.reject(new Error('no')), '`verify` threw: no'],
  ])('takes %s for a no, with the reason', async (_what, verify, reason) => {
    expect(await askVerifier(verify, LIMIT)).toEqual({ accepted: false, reason });
  });

  it('takes silence for a no, and says that it may go on', async () => {
    const answer = await askVerifier(() => new Promise<boolean>(() => {}), LIMIT);

    expect(answer).toEqual({ accepted: false, reason: '`verify` did not answer within 0.05 s', isLate: true });
  });
});

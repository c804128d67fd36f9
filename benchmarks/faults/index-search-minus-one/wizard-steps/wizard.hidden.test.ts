import { nextStep, stepsFor, submit } from './wizard';

describe('next step', () => {
  it.each([
    ['team', 'account', 'company'],
    ['team', 'company', 'plan'],
    ['team', 'payment', 'confirm'],
    ['team', 'confirm', undefined],
    ['free', 'plan', 'confirm'],
    ['free', 'company', undefined],
    ['enterprise', 'plan', 'confirm'],
    ['enterprise', 'payment', undefined],
    ['enterprise', 'account', 'company'],
  ] as const)('%s, %s', (plan, step, expected) => {
    expect(nextStep(stepsFor(plan), step)).toBe(expected);
  });

  it('knows no next step where there are none', () => {
    expect(nextStep([], 'account')).toBeUndefined();
  });

  it('works with one step', () => {
    expect(nextStep(['account'], 'account')).toBeUndefined();
    expect(nextStep(['account'], 'plan')).toBeUndefined();
  });

  it('confirms an abandoned payment', () => {
    const state = { step: 'payment', plan: 'enterprise', answers: {} } as const;
    expect(submit(state, 'card')).toEqual({ step: 'confirm', plan: 'enterprise', answers: { payment: 'card' } });
  });

  it('starts normally', () => {
    expect(submit({ step: 'account', plan: 'free', answers: {} }, 1).step).toBe('plan');
  });
});

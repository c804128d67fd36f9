import { back, nextStep, previousStep, progress, stepsFor, submit } from './wizard';

describe('wizard', () => {
  it('skips steps that a plan does not need', () => {
    expect(stepsFor('free')).toEqual(['account', 'plan', 'confirm']);
    expect(stepsFor('enterprise')).toEqual(['account', 'company', 'plan', 'confirm']);
  });

  it('goes forward', () => {
    expect(nextStep(stepsFor('team'), 'account')).toBe('company');
    expect(nextStep(stepsFor('free'), 'account')).toBe('plan');
  });

  it('ends after the last step', () => {
    expect(nextStep(stepsFor('team'), 'confirm')).toBeUndefined();
  });

  it('knows no next step when the step is not on the way', () => {
    expect(nextStep(stepsFor('free'), 'payment')).toBeUndefined();
    expect(previousStep(stepsFor('free'), 'payment')).toBeUndefined();
  });

  it('goes back, but not before the start', () => {
    expect(back({ step: 'plan', plan: 'free', answers: {} }).step).toBe('account');
    expect(back({ step: 'account', plan: 'free', answers: {} }).step).toBe('account');
  });

  it('stores the answer and goes on', () => {
    expect(submit({ step: 'account', plan: 'team', answers: {} }, 'ada@example.org')).toEqual({
      step: 'company',
      plan: 'team',
      answers: { account: 'ada@example.org' },
    });
  });

  it('confirms when the plan no longer has the step', () => {
    const state = { step: 'company', plan: 'free', answers: { account: 'x', plan: 'free' } } as const;
    expect(submit(state, 'Acme').step).toBe('confirm');
  });

  it('shows the progress', () => {
    expect(progress({ step: 'plan', plan: 'team', answers: { account: 'x', company: 'y' } })).toBe(40);
  });
});

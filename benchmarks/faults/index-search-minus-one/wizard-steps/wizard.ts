/** Steps of the sign-up wizard. Some plans skip some steps. */

export type StepId = 'account' | 'company' | 'plan' | 'payment' | 'confirm';

export interface WizardState {
  readonly step: StepId;
  readonly plan: 'free' | 'team' | 'enterprise';
  readonly answers: Readonly<Partial<Record<StepId, unknown>>>;
}

const ALL_STEPS: readonly StepId[] = ['account', 'company', 'plan', 'payment', 'confirm'];

export function stepsFor(plan: WizardState['plan']): readonly StepId[] {
  switch (plan) {
    case 'free':
      return ALL_STEPS.filter((step) => step !== 'company' && step !== 'payment');
    case 'enterprise':
      return ALL_STEPS.filter((step) => step !== 'payment');
    default:
      return ALL_STEPS;
  }
}

/** The step after the given one; undefined after the last, and for a step that is not part of the way. */
export function nextStep(steps: readonly StepId[], current: StepId): StepId | undefined {
  return steps[steps.indexOf(current) + 1];
}

export function previousStep(steps: readonly StepId[], current: StepId): StepId | undefined {
  const index = steps.indexOf(current);
  return index > 0 ? steps[index - 1] : undefined;
}

export function submit(state: WizardState, answer: unknown): WizardState {
  const answers = { ...state.answers, [state.step]: answer };
  const next = nextStep(stepsFor(state.plan), state.step);
  return { ...state, answers, step: next ?? 'confirm' };
}

export function back(state: WizardState): WizardState {
  return { ...state, step: previousStep(stepsFor(state.plan), state.step) ?? state.step };
}

/** 0 to 100, for the bar on top. */
export function progress(state: WizardState): number {
  const steps = stepsFor(state.plan);
  const done = steps.filter((step) => step in state.answers).length;
  return Math.round((done / steps.length) * 100);
}

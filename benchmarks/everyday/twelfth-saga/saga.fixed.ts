/**
 * Runs a business process of several steps. If a step fails, the steps done
 * before are compensated, the latest first.
 */
export interface Step<C> {
  name: string;
  run(context: C): Promise<void> | void;
  compensate?(context: C): Promise<void> | void;
}

export type SagaEvent =
  | { type: 'done'; step: string }
  | { type: 'failed'; step: string; error: unknown }
  | { type: 'compensated'; step: string }
  | { type: 'stuck'; step: string; error: unknown };

export type SagaResult =
  | { status: 'completed' }
  | { status: 'rolledBack'; failedStep: string; error: unknown }
  | { status: 'inconsistent'; failedStep: string; error: unknown; stuck: string[] };

export type Journal = (event: SagaEvent) => void;

export class Saga<C> {
  private readonly steps: Step<C>[] = [];

  constructor(
    readonly name: string,
    private readonly journal: Journal = () => {},
  ) {}

  step(step: Step<C>): this {
    if (this.steps.some((s) => s.name === step.name)) {
      throw new Error(`saga "${this.name}" has a step "${step.name}" already`);
    }
    this.steps.push(step);
    return this;
  }

  async execute(context: C): Promise<SagaResult> {
    const done: Step<C>[] = [];
    for (const step of this.steps) {
      try {
        await step.run(context);
      } catch (error) {
        this.journal({ type: 'failed', step: step.name, error });
        const stuck = await this.rollBack(done, context);
        return stuck.length === 0
          ? { status: 'rolledBack', failedStep: step.name, error }
          : { status: 'inconsistent', failedStep: step.name, error, stuck };
      }
      done.push(step);
      this.journal({ type: 'done', step: step.name });
    }
    return { status: 'completed' };
  }

  /** Compensates one step after the other; gives the names of those that failed. */
  private async rollBack(done: readonly Step<C>[], context: C): Promise<string[]> {
    const stuck: string[] = [];
    for (const step of [...done].reverse()) {
      if (!step.compensate) continue;
      try {
        await step.compensate(context);
        this.journal({ type: 'compensated', step: step.name });
      } catch (error) {
        stuck.push(step.name);
        this.journal({ type: 'stuck', step: step.name, error });
      }
    }
    return stuck;
  }
}

/** One line per event, for the support desk. */
export function describeEvent(event: SagaEvent): string {
  switch (event.type) {
    case 'done':
    case 'compensated':
      return `${event.step}: ${event.type}`;
    case 'failed':
    case 'stuck': {
      const reason = event.error instanceof Error ? event.error.message : String(event.error);
      return `${event.step}: ${event.type} (${reason})`;
    }
  }
}

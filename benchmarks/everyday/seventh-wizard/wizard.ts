/**
 * Multi-step forms ("wizards") whose steps depend on earlier answers.
 *
 * Answers of a step that is currently not part of the way are kept, so that
 * they are still there when the user changes her mind again. But they play no
 * role: they are neither submitted nor do they decide on other steps.
 */
export type Answers = Record<string, unknown>;

export interface Step {
  id: string;
  title: string;
  /** Is the step needed, given the answers of the steps before it? Always, if missing. */
  when?: (answers: Answers) => boolean;
  /** A message, or null if the answer is fine. */
  validate?: (answer: unknown) => string | null;
  optional?: boolean;
}

export class WizardError extends Error {
  constructor(
    message: string,
    readonly step?: string,
  ) {
    super(message);
    this.name = 'WizardError';
  }
}

export class Wizard {
  private readonly answers = new Map<string, unknown>();
  private currentId: string;

  constructor(private readonly steps: readonly Step[]) {
    if (steps.length === 0) throw new WizardError('a wizard needs steps');
    this.currentId = this.path()[0].id;
  }

  get current(): Step {
    return this.stepById(this.currentId);
  }

  /** 1-based position and number of steps, for the progress bar. */
  get progress(): { position: number; total: number } {
    const path = this.path();
    return { position: path.findIndex((s) => s.id === this.currentId) + 1, total: path.length };
  }

  /** The steps that are needed with the answers so far. */
  path(): Step[] {
    const known: Answers = Object.fromEntries(this.answers);
    return this.steps.filter((step) => !step.when || step.when(known));
  }

  answerOf(id: string): unknown {
    return this.answers.get(id);
  }

  /** Answers the current step and goes on. Returns false when it was the last one. */
  next(answer?: unknown): boolean {
    const step = this.current;
    if (answer === undefined || answer === '') {
      if (!step.optional) throw new WizardError(`${step.title}: please fill in`, step.id);
      this.answers.delete(step.id);
    } else {
      const problem = step.validate?.(answer) ?? null;
      if (problem !== null) throw new WizardError(`${step.title}: ${problem}`, step.id);
      this.answers.set(step.id, answer);
    }
    return this.moveBy(1);
  }

  back(): boolean {
    return this.moveBy(-1);
  }

  /** Jumps to a step of the path, e.g. from the summary page. */
  goTo(id: string): void {
    if (!this.path().some((s) => s.id === id)) throw new WizardError(`step ${id} is not available`, id);
    this.currentId = id;
  }

  /** Needed steps without an answer. */
  missing(): string[] {
    return this.path()
      .filter((s) => !s.optional && !this.answers.has(s.id))
      .map((s) => s.id);
  }

  submit(): Answers {
    const [first] = this.missing();
    if (first) throw new WizardError(`${this.stepById(first).title}: please fill in`, first);
    const result: Answers = {};
    for (const step of this.path()) {
      if (this.answers.has(step.id)) result[step.id] = this.answers.get(step.id);
    }
    return result;
  }

  private moveBy(offset: 1 | -1): boolean {
    const path = this.path();
    const target = path[path.findIndex((s) => s.id === this.currentId) + offset];
    if (!target) return false;
    this.currentId = target.id;
    return true;
  }

  private stepById(id: string): Step {
    const step = this.steps.find((s) => s.id === id);
    if (!step) throw new WizardError(`unknown step ${id}`, id);
    return step;
  }
}

import { RepairError } from '../model/errors.ts';

/** A function uses names of the code around it, and its text alone does not say what they stand for. Code `SCOPE_MISSING`. */
export class MissingScopeError extends RepairError {
  /** In the order in which the function uses them. */
  readonly names: readonly string[];

  constructor(name: string, names: readonly string[]) {
    const example = names.map((each) => (each === 'default' ? `default: …` : each)).join(', ');
    super(
      'SCOPE_MISSING',
      `\`${name}\` cannot be made anew from its text: it uses ${names.map((each) => `\`${each}\``).join(', ')} of the code around it; pass \`scope: { ${example} }\``,
    );
    this.names = names;
  }
}

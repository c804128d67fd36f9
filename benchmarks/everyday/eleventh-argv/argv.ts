/**
 * Options of our deploy tool: a small parser in the manner of commander.
 *
 *   const cli = new OptionParser()
 *     .option('-e, --env <name=value>', { repeat: true })
 *     .option('-v, --verbose')
 *     .option('--no-color');
 */
export interface OptionSettings {
  repeat?: boolean;
  default?: unknown;
  parse?: (value: string) => unknown;
}

interface Option extends OptionSettings {
  key: string;
  short?: string;
  long: string;
  takesValue: boolean;
  negated: boolean;
}

export interface ParseResult {
  options: Record<string, unknown>;
  args: string[];
}

export class UsageError extends Error {
  override name = 'UsageError';
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, char: string) => char.toUpperCase());
}

export class OptionParser {
  private readonly definitions: Option[] = [];

  option(flags: string, settings: OptionSettings = {}): this {
    const match = /^(?:(-\w), )?(--[a-z][\w-]*)(?: <[^>]+>)?$/.exec(flags);
    if (!match) throw new Error(`bad flags: ${flags}`);
    const [, short, long] = match;
    const negated = long.startsWith('--no-');
    const key = camelCase(long.slice(negated ? 5 : 2));
    this.definitions.push({
      ...settings,
      key,
      short,
      long,
      negated,
      takesValue: flags.endsWith('>'),
    });
    return this;
  }

  parse(argv: string[]): ParseResult {
    const options = this.defaults();
    const args: string[] = [];

    for (let i = 0; i < argv.length; i++) {
      const arg = argv[i];
      if (arg === '--') {
        args.push(...argv.slice(i + 1));
        break;
      }
      if (!arg.startsWith('-') || arg === '-') {
        args.push(arg);
        continue;
      }

      const [flag, attached] = arg.startsWith('--') ? arg.split('=') : [arg];
      const option = this.find(flag);

      if (!option.takesValue) {
        if (attached !== undefined) throw new UsageError(`${flag} takes no value`);
        options[option.key] = !option.negated;
        continue;
      }
      const value = attached ?? argv[++i];
      if (value === undefined) throw new UsageError(`${flag} needs a value`);
      this.store(options, option, value);
    }
    return { options, args };
  }

  private defaults(): Record<string, unknown> {
    const options: Record<string, unknown> = {};
    for (const option of this.definitions) {
      if (option.negated) options[option.key] = true;
      else if (option.default !== undefined) options[option.key] = option.default;
    }
    return options;
  }

  private find(flag: string): Option {
    const option = this.definitions.find((o) => o.long === flag || o.short === flag);
    if (!option) throw new UsageError(`unknown option ${flag}`);
    return option;
  }

  private store(options: Record<string, unknown>, option: Option, text: string): void {
    const value = option.parse ? option.parse(text) : text;
    if (option.repeat) {
      const list = (options[option.key] as unknown[] | undefined) ?? [];
      options[option.key] = [...list, value];
    } else {
      options[option.key] = value;
    }
  }
}

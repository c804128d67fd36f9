const HEAD = {
  vitest: "import { heal } from '@testheal/vitest';\n",
  jest: "const { heal } = require('@testheal/jest');\n",
};

/** A project whose failing test no edit can mend: the search goes on for as long as it may, in a module of many long statements. */
export function endlessFiles(runner) {
  return { 'src/arguments.ts': SOURCE, 'src/arguments.test.ts': HEAD[runner] + TESTS };
}

const TESTS = `import { parseArguments } from './arguments';
test('words', () => {
  expect(parseArguments(['build', 'all'])).toEqual({ _: ['build', 'all'] });
});
test('values', () => {
  expect(parseArguments(['--port=8080', '--host', 'local'])).toEqual({ _: [], port: 8080, host: 'local' });
});
test('letters', () => {
  expect(parseArguments(['-xvf', 'file'])).toEqual({ _: [], x: true, v: true, f: 'file' });
});
test('switches', () => {
  expect(parseArguments(['--quiet', 'all'], { boolean: ['quiet'] })).toEqual({ _: ['all'], quiet: true });
});
test('several of a name', () => {
  expect(parseArguments(['--tag', 'a', '--tag', 'b', '--no-color'])).toEqual({ _: [], tag: ['a', 'b'], color: false });
});
test('parts of names', () => {
  expect(parseArguments(['--db.port', '5', '--db.host', 'x'])).toEqual({ _: [], db: { port: 5, host: 'x' } });
});
test('other names', () => {
  const { v, verbose } = parseArguments(['-v', '--level', '3'], { alias: { verbose: ['v'] }, default: { level: 1 } });
  expect([v, verbose]).toEqual([true, true]);
});
test('dates', () => {
  heal('./arguments');
  expect(parseArguments(['--from=today', '--until', 'tomorrow', 'rest'])).toEqual({
    _: ['rest'],
    from: '2031-04-05T06:07:08.090Z',
    until: '2031-04-06T06:07:08.090Z',
  });
});
`;

const SOURCE = `type Value = string | number | boolean | undefined | Value[] | Table;
interface Table {
  [name: string]: Value;
}

export interface Settings {
  readonly boolean?: readonly string[];
  readonly string?: readonly string[];
  readonly alias?: Readonly<Record<string, readonly string[]>>;
  readonly default?: Readonly<Record<string, Value>>;
  readonly stopEarly?: boolean;
}

/** What a command line says, by names; words without a name are under \`_\`. */
export function parseArguments(args: readonly string[], settings: Settings = {}): Table {
  const switches = new Set(settings.boolean ?? []);
  const texts = new Set(settings.string ?? []);
  const aliases: Record<string, string[]> = {};
  const defaults: Record<string, Value> = { ...settings.default };
  Object.entries(settings.alias ?? {}).forEach(([name, others]) => {
    const all = [name, ...others];
    all.forEach((each) => {
      aliases[each] = all.filter((other) => other !== each);
      if (switches.has(name)) {
        switches.add(each);
      }
      if (texts.has(name)) {
        texts.add(each);
      }
    });
  });

  const found: Table = { _: [] };
  const words = found['_'] as Value[];
  let rest: string[] = [];
  const end = args.indexOf('--');
  const before = end === -1 ? args.slice() : args.slice(0, end);
  if (end !== -1) {
    rest = args.slice(end + 1);
  }

  function put(holder: Table, path: readonly string[], value: Value): void {
    let table = holder;
    path.slice(0, -1).forEach((part) => {
      if (part === '__proto__' || part === 'constructor') {
        return;
      }
      if (typeof table[part] !== 'object' || table[part] === null) {
        table[part] = {};
      }
      table = table[part] as Table;
    });
    const last = path[path.length - 1] as string;
    const known = table[last];
    if (known === undefined || switches.has(last) || typeof known === 'boolean') {
      table[last] = value;
    } else if (Array.isArray(known)) {
      known.push(value);
    } else {
      table[last] = [known, value];
    }
  }

  function set(name: string, value: Value): void {
    const read = typeof value === 'string' && !texts.has(name) && isNumber(value) ? Number(value) : value;
    put(found, name.split('.'), read);
    (aliases[name] ?? []).forEach((other) => {
      put(found, other.split('.'), read);
    });
  }

  for (let index = 0; index < before.length; index++) {
    const arg = before[index] as string;
    const next = before[index + 1];
    let name = '';
    if (/^--.+=/.test(arg)) {
      const parts = /^--([^=]+)=([\\s\\S]*)$/.exec(arg) as RegExpExecArray;
      name = parts[1] as string;
      const text = parts[2] as string;
      if (switches.has(name)) {
        set(name, text !== 'false');
      } else {
        set(name, text);
      }
    } else if (/^--no-.+/.test(arg)) {
      name = arg.slice(5);
      set(name, false);
    } else if (/^--.+/.test(arg)) {
      name = arg.slice(2);
      if (next !== undefined && !/^(-|--)[^-]/.test(next) && !switches.has(name)) {
        set(name, next);
        index += 1;
      } else if (/^(true|false)$/.test(next ?? '')) {
        set(name, next === 'true');
        index += 1;
      } else {
        set(name, texts.has(name) ? '' : true);
      }
    } else if (/^-[^-]+/.test(arg)) {
      const letters = arg.slice(1, -1).split('');
      let broken = false;
      for (let at = 0; at < letters.length; at++) {
        const letter = letters[at] as string;
        const after = arg.slice(at + 2);
        if (after === '-') {
          set(letter, after);
          continue;
        }
        if (/[A-Za-z]/.test(letter) && after.startsWith('=')) {
          set(letter, after.slice(1));
          broken = true;
          break;
        }
        if (/[A-Za-z]/.test(letter) && isNumber(after)) {
          set(letter, after);
          broken = true;
          break;
        }
        set(letter, texts.has(letter) ? '' : true);
      }
      name = arg.slice(-1);
      if (!broken && name !== '-') {
        if (next !== undefined && !/^(-|--)[^-]/.test(next) && !switches.has(name)) {
          set(name, next);
          index += 1;
        } else {
          set(name, texts.has(name) ? '' : true);
        }
      }
    } else {
      words.push(texts.has('_') || !isNumber(arg) ? arg : Number(arg));
      if (settings.stopEarly === true) {
        words.push(...before.slice(index + 1));
        break;
      }
    }
  }

  Object.keys(defaults).forEach((name) => {
    if (!hasPath(found, name.split('.'))) {
      put(found, name.split('.'), defaults[name]);
      (aliases[name] ?? []).forEach((other) => {
        put(found, other.split('.'), defaults[name]);
      });
    }
  });
  words.push(...rest);
  return found;
}

function hasPath(holder: Table, path: readonly string[]): boolean {
  let table = holder;
  for (const part of path.slice(0, -1)) {
    table = (table[part] ?? {}) as Table;
  }
  return (path[path.length - 1] as string) in table;
}

function isNumber(text: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(text)) {
    return true;
  }
  return /^[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[-+]?\\d+)?$/.test(text);
}
`;

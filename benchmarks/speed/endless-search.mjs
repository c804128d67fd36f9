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
export function parseArguments(line: readonly string[], settings: Settings = {}): Table {
  const flags = new Set<string>(settings.boolean);
  const texts = new Set<string>(settings.string);
  const synonyms = new Map<string, string[]>();
  for (const [name, others] of Object.entries(settings.alias ?? {})) {
    const family = [name, ...others];
    for (const member of family) {
      synonyms.set(
        member,
        family.filter((other) => other !== member),
      );
      if (flags.has(name)) flags.add(member);
      if (texts.has(name)) texts.add(member);
    }
  }

  const words: Value[] = [];
  const result: Table = { _: words };
  const queue = [...line];
  let isOver = false;

  const isOption = (word: string | undefined): boolean => word !== undefined && word.length > 1 && word.startsWith('-');

  const converted = (name: string, text: string): Value => {
    if (texts.has(name) || text.trim() === '') return text;
    const amount = Number(text);
    return Number.isNaN(amount) ? text : amount;
  };

  const store = (path: string, value: Value): void => {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let holder = result;
    for (const step of steps) {
      if (step === '__proto__') return;
      const inner = holder[step];
      if (typeof inner === 'object' && !Array.isArray(inner)) {
        holder = inner;
      } else {
        const fresh: Table = {};
        holder[step] = fresh;
        holder = fresh;
      }
    }
    const earlier = holder[last];
    if (earlier === undefined || typeof earlier === 'boolean' || flags.has(path)) holder[last] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else holder[last] = [earlier, value];
  };

  const assign = (name: string, value: Value): void => {
    store(name, value);
    for (const other of synonyms.get(name) ?? []) store(other, value);
  };

  const assignNext = (name: string): void => {
    const following = queue[0];
    if (flags.has(name)) {
      if (following === 'true' || following === 'false') assign(name, queue.shift() === 'true');
      else assign(name, true);
    } else if (following === undefined || isOption(following)) {
      assign(name, texts.has(name) ? '' : true);
    } else {
      assign(name, converted(name, queue.shift() ?? ''));
    }
  };

  while (queue.length > 0) {
    const word = queue.shift() ?? '';
    if (isOver || !isOption(word)) {
      words.push(isOver ? word : converted('_', word));
      if (settings.stopEarly === true) isOver = true;
      continue;
    }
    if (word === '--') {
      isOver = true;
      continue;
    }
    const sign = word.indexOf('=');
    const given = sign < 0 ? undefined : word.slice(sign + 1);
    const head = sign < 0 ? word : word.slice(0, sign);
    if (head.startsWith('--')) {
      const name = head.slice(2);
      if (given !== undefined) {
        assign(name, flags.has(name) ? given !== 'false' : converted(name, given));
      } else if (name.startsWith('no-')) {
        assign(name.slice(3), false);
      } else {
        assignNext(name);
      }
      continue;
    }
    const letters = [...head.slice(1)];
    const digits = letters.findIndex((letter, at) => at > 0 && letter >= '0' && letter <= '9');
    const named = digits < 0 ? letters : letters.slice(0, digits);
    const final = named.pop() ?? '';
    for (const letter of named) assign(letter, texts.has(letter) ? '' : true);
    if (given !== undefined) assign(final, converted(final, given));
    else if (digits > 0) assign(final, converted(final, letters.slice(digits).join('')));
    else assignNext(final);
  }

  for (const [name, value] of Object.entries(settings.default ?? {})) {
    if (!isThere(result, name)) {
      assign(name, value);
    }
  }
  return result;
}

function isThere(table: Table, path: string): boolean {
  let holder: Value = table;
  for (const step of path.split('.')) {
    if (typeof holder !== 'object' || Array.isArray(holder) || !(step in holder)) {
      return false;
    }
    holder = holder[step];
  }
  return true;
}
`;

import { describe, expect, it } from 'vitest';
import { cleanUpEffect } from '../../src/operators/idioms/hooks/clean-up-effect.ts';
import { handFunction } from '../../src/operators/idioms/hooks/hand-function.ts';
import { ignoreLate } from '../../src/operators/idioms/hooks/ignore-late.ts';
import { keepFromBrowser } from '../../src/operators/idioms/hooks/keep-from-browser.ts';
import { nameDependencies } from '../../src/operators/idioms/hooks/name-dependencies.ts';
import { readEvent } from '../../src/operators/idioms/hooks/read-event.ts';
import { showNoZero } from '../../src/operators/idioms/hooks/show-no-zero.ts';
import { updateFromLatest } from '../../src/operators/idioms/hooks/update-from-latest.ts';
import { keepOtherFields } from '../../src/operators/idioms/objects/keep-other-fields.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

const file = 'scene.tsx';

describe('name-dependencies', () => {
  const LIST = `function List({ items, kept }) {
  const [word, setWord] = useState('');
  const boxRef = useRef(null);
  const shown = useMemo(() => items.filter((item) => item.word === word && kept(item)), DEPENDENCIES);
  useEffect(() => { setWord(boxRef.current.value); console.log(items); }, [items.length]);
}`;
  it.each<[before: string, after: readonly string[]]>([
    ['[items]', ['[items, word, kept]', '[items, kept]', '[items, word]']],
    ['[items, word]', ['[items, word, kept]']],
    ['[]', ['[items, kept, word]', '[items]', '[kept]', '[word]']],
    ['[items, kept, word]', []],
    ['[items.length]', ['[items.length, kept, word]', '[items.length, kept]', '[items.length, word]']],
  ])('adds to %s what is read', (before, after) => {
    const source = LIST.replace('DEPENDENCIES', before);

    expect(propose(nameDependencies, { source, at: before, file }).map(sorted)).toEqual(after.map(sorted));
  });

  it.each([
    [
      'function A({ id }) { useEffect(() => { load(id); }); }',
      ['useEffect(() => { load(id); }, [id])', 'useEffect(() => { load(id); }, [])'],
    ],
    ['function A() { React.useEffect(() => { load(); }); }', ['React.useEffect(() => { load(); }, [])']],
    ['function A({ id }) { run(() => { load(id); }); }', []],
  ])('gives %s a list', (source, expected) => {
    const at = /(?:React\.)?\w+\(\(\) => .*?\}\)/.exec(source)?.[0] as string;

    expect(propose(nameDependencies, { source, at, file })).toEqual(expected);
  });
});

function sorted(list: string): string {
  return list
    .replace(/[[\] ]/g, '')
    .split(',')
    .toSorted()
    .join(',');
}

describe('clean-up-effect', () => {
  it.each<[effect: string, cleaned: readonly string[]]>([
    ['const timer = setTimeout(run, 10);', ['const timer = setTimeout(run, 10); return () => clearTimeout(timer);']],
    ['setInterval(run, 10);', ['const timer = setInterval(run, 10); return () => clearInterval(timer);']],
    ['setInterval(run, 10)', ['const timer = setInterval(run, 10); return () => clearInterval(timer);']],
    [
      "window.addEventListener('resize', measure);",
      ["window.addEventListener('resize', measure); return () => window.removeEventListener('resize', measure);"],
    ],
    [
      "window.addEventListener('resize', () => set(1));",
      [
        "const listener = () => set(1); window.addEventListener('resize', listener); return () => window.removeEventListener('resize', listener);",
      ],
    ],
    [
      'store.subscribe(update);',
      ['store.subscribe(update); return () => store.unsubscribe(update);', 'return store.subscribe(update);'],
    ],
    [
      'const stop = store.subscribe(update);',
      [
        'const stop = store.subscribe(update); return () => store.unsubscribe(update);',
        'const stop = store.subscribe(update); return stop;',
        'const stop = store.subscribe(update); return () => stop.unsubscribe();',
      ],
    ],
    [
      'const stopper = new AbortController(); load(stopper.signal);',
      ['const stopper = new AbortController(); load(stopper.signal); return () => stopper.abort();'],
    ],
    [
      "const a = setTimeout(run, 1); document.addEventListener('click', run);",
      [
        "const a = setTimeout(run, 1); document.addEventListener('click', run); return () => { clearTimeout(a); document.removeEventListener('click', run); };",
      ],
    ],
    ['const timer = setTimeout(run, 10); return () => clearTimeout(timer);', []],
    [
      'if (!on) return; const timer = setTimeout(run, 10);',
      ['if (!on) return; const timer = setTimeout(run, 10); return () => clearTimeout(timer);'],
    ],
    ['run();', []],
  ])('cleans up after %s', (effect, cleaned) => {
    const around = (body: string): string => `function A() { useEffect(() => { ${body} }, []); }`;

    expect(proposePatches(cleanUpEffect, { source: around(effect), file })).toEqual(cleaned.map(around));
  });

  it('leaves alone what is no effect', () => {
    const source =
      'useCallback(() => { setTimeout(run, 10); }, []); useEffect(async () => { setTimeout(run, 10); }, []);';

    expect(proposePatches(cleanUpEffect, { source, file })).toEqual([]);
  });
});

describe('ignore-late', () => {
  const around = (body: string): string => `function A() { useEffect(() => { ${body} }, [id]); }`;
  it.each([
    [
      'load(id).then(setUser, (error) => setError(error));',
      'let ignore = false; load(id).then((value) => { if (!ignore) setUser(value); }, (error) => { if (!ignore) setError(error); }); return () => { ignore = true; };',
    ],
    [
      'load(id).then((found) => { setUser(found); });',
      'let ignore = false; load(id).then((found) => { if (!ignore) setUser(found); }); return () => { ignore = true; };',
    ],
    [
      'async function run() { setBusy(true); setUser(await load(id)); setBusy(false); } run();',
      'let ignore = false; async function run() { setBusy(true); setUser(await load(id)); if (!ignore) setBusy(false); } run(); return () => { ignore = true; };',
    ],
    [
      'async function run() { const user = await load(id); setUser(user); } run();',
      'let ignore = false; async function run() { const user = await load(id); if (!ignore) setUser(user); } run(); return () => { ignore = true; };',
    ],
    ['setUser(cache.get(id));', undefined],
    ['let ignore = false; load(id).then(setUser);', undefined],
  ])('guards what %s sets late', (body, guarded) => {
    expect(proposePatches(ignoreLate, { source: around(body), file })).toEqual(
      guarded === undefined ? [] : [around(guarded)],
    );
  });
});

describe('keep-from-browser', () => {
  it.each([
    [
      '<form onSubmit={(event) => { save(); }} />',
      ['preventDefault', 'stopPropagation'].map(
        (method) => `<form onSubmit={(event) => { event.${method}(); save(); }} />`,
      ),
    ],
    [
      '<form onSubmit={() => { save(); }} />',
      ['preventDefault', 'stopPropagation'].map(
        (method) => `<form onSubmit={(event) => { event.${method}(); save(); }} />`,
      ),
    ],
    [
      'function onKey(e) { move(); }',
      ['preventDefault', 'stopPropagation'].map((method) => `function onKey(e) { e.${method}(); move(); }`),
    ],
    [
      'function add(data: FormEvent) { move(); }',
      ['preventDefault', 'stopPropagation'].map(
        (method) => `function add(data: FormEvent) { data.${method}(); move(); }`,
      ),
    ],
    ['function onKey(e) { e.preventDefault(); move(); }', []],
    ['function sum(list) { return list.length; }', []],
  ])('keeps %s to itself', (source, expected) => {
    expect(proposePatches(keepFromBrowser, { source, file })).toEqual(expected);
  });
});

it.each<[name: string, expected: readonly string[], scene: Scene]>([
  ['a handler that is called', ['() => remove(id)'], { source: '<b onClick={remove(id)} />', at: 'remove(id)' }],
  [
    'one that is made',
    [],
    { source: '<b onClick={remove(id)} />', at: 'remove(id)', seen: { 'remove(id)': [() => 1] } },
  ],
  ['no handler', [], { source: '<b title={name(id)} />', at: 'name(id)' }],
])('hand-function: %s', (_name, expected, scene) => {
  expect(propose(handFunction, { file, ...scene })).toEqual(expected);
});

it.each<[expected: readonly string[], seen: readonly unknown[]]>([
  [
    ['list.length > 0 && <b />', '!!list.length && <b />'],
    [0, 2],
  ],
  [['!!list.length && <b />'], ['']],
  [[], [true, false]],
  [[], [1, 2]],
])('show-no-zero: %j', (expected, seen) => {
  const source = '<p>{list.length && <b />}</p>';

  expect(propose(showNoZero, { source, at: 'list.length && <b />', file, seen: { 'list.length': seen } })).toEqual(
    expected,
  );
});

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    '<i onChange={setText} />',
    'setText',
    ['(event) => setText(event.target.value)', '(event) => setText(event.target.checked)'],
  ],
  ['<i onChange={(event) => save(event)} />', 'event', ['event.target.value', 'event.target.checked']],
  ['<i title={text} />', 'text', []],
])('read-event: %s', (source, at, expected) => {
  const calls = source.includes('save(event)') ? { source: 'save(event)', at } : { source, at };

  expect(propose(readEvent, { file, ...calls })).toEqual(expected);
});

it.each<[call: string, expected: readonly string[]]>([
  ['setCount(count + 1)', ['setCount((count) => count + 1)']],
  ['setCount({ ...count, a: 1 })', ['setCount((count) => ({ ...count, a: 1 }))']],
  ['setCount(other + 1)', []],
  ['setCount((count) => count + 1)', []],
  ['setOther(count + 1)', []],
])('update-from-latest: %s', (call, expected) => {
  const source = `function A() { const [count, setCount] = useState(0); run(() => ${call}); }`;

  expect(propose(updateFromLatest, { source, at: call, file })).toEqual(expected);
});

it('keep-other-fields knows what a setter sets', () => {
  const source = 'function A() { const [all, setAll] = useState({}); run(() => setAll({ [name]: true })); }';
  const seen = { '{ [name]: true }': [{ a: true }, { b: true }], all: [{ a: true }] };

  expect(propose(keepOtherFields, { source, at: '{ [name]: true }', file, seen })).toContain(
    '{ ...all, [name]: true }',
  );
});

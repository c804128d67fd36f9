import { describe, expect, it } from 'vitest';
import { catchError } from '../../src/operators/statement/catch-error.ts';
import { propose, proposeAnywhere, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

const messages = ['Unexpected token x in JSON at position 0'];

describe('catch-error', () => {
  it.each<Row>([
    [
      {
        source: 'const f = (text) => {\n  if (!text) return [];\n  return JSON.parse(text);\n};',
        at: 'return JSON.parse(text);',
        seen: { 'JSON.parse(text)': [[1], [2]] },
      },
      ['[]', 'null', 'undefined'].map(
        (answer) => `try {\n    return JSON.parse(text);\n  } catch {\n    return ${answer};\n  }`,
      ),
    ],
    [
      {
        source: 'async function f() {\n  return load();\n}',
        at: 'return load();',
        seen: { 'load()': [true] },
      },
      ['try {\n    return await load();\n  } catch {\n    return false;\n  }'],
    ],
    [
      {
        source: 'function emit(run) {\n  for (const each of run) {\n    each();\n  }\n}',
        at: 'each();',
      },
      [
        'try {\n      each();\n    } catch {}',
        'try {\n      each();\n    } catch {\n      continue;\n    }',
        'try {\n      each();\n    } catch {\n      return;\n    }',
      ],
    ],
    [
      {
        source: 'function f(text, fallback) {\n  const x: number = Number(read(text));\n  return x + 1;\n}',
        at: 'const x: number = Number(read(text));',
        seen: { 'Number(read(text))': [1] },
      },
      ['x = fallback', 'x = x + 1', 'x = NaN', 'x = 0', 'x = null', 'x = undefined']
        .concat(['fallback', 'x + 1', 'NaN', '0', 'null', 'undefined'].map((answer) => `return ${answer}`))
        .map((ending) => `let x: number;\n  try {\n    x = Number(read(text));\n  } catch {\n    ${ending};\n  }`),
    ],
    [{ source: 'function f(x) {\n  return x.y;\n}', at: 'return x.y;' }, []],
    [{ source: 'function f(x) {\n  return [() => x()];\n}', at: 'return [() => x()];' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(catchError, { ...scene, messages })).toEqual(replacements);
  });

  it('takes it for a guess that nobody is to hear of the error', () => {
    const source = 'function f(all) {\n  for (const each of all) {\n    each();\n  }\n  return all.length;\n}';
    const costs = proposeAnywhere(catchError, { source, messages }).map(({ text, cost }) => [
      /return/.test(text),
      cost,
    ]);
    expect(costs.length).toBeGreaterThan(2);
    for (const [isAnswer, cost] of costs) expect((cost as number) < 3).toBe(isAnswer);
  });

  it.each(['expected 1 to be 2', "Cannot read properties of undefined (reading 'x')", 'read is not a function'])(
    'proposes nothing where a test says %j',
    (message) => {
      const source = 'function f(x) {\n  return read(x);\n}';
      expect(propose(catchError, { source, at: 'return read(x);', messages: [message] })).toEqual([]);
    },
  );
});

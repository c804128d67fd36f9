import { describe, expect, it } from 'vitest';
import { rethrow } from '../../src/operators/statement/rethrow.ts';
import { costsOfPatches, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, sources: readonly string[]];

/** The handler in each source, in which all but classes and functions is the body of a function. */
const handlersOf = ({ source, ...scene }: Scene): string[] =>
  proposePatches(rethrow, { ...scene, source: inFunction(source) }).map((patched) => handlerIn(patched));

const inFunction = (source: string): string => source.replace(/^try [^]*$/m, 'function f() {\n$&\n}');

const handlerIn = (source: string): string => /catch[^]*(?=\n}$)/.exec(source)?.[0] ?? source;

describe('rethrow', () => {
  it.each<Row>([
    [
      { source: 'try {\n  work();\n} catch (error) {\n  log(error);\n}' },
      ['catch (error) {\n  log(error);\n  throw error;\n}'],
    ],
    [{ source: 'try { return work(); } catch { return 0; }' }, ['catch (error) { throw error; }']],
    [
      { source: 'class Gone extends Error {}\ntry { work(); } catch {}' },
      [
        'catch (error) { if (!(error instanceof Gone)) throw error; }',
        'catch (error) { if (error instanceof Gone) throw error; }',
      ],
    ],
    [
      { source: 'function isGone(e) { return e; }\ntry { work(); } catch (e) {\n  // not there\n}' },
      [
        'catch (e) {\n  if (!isGone(e)) throw e;\n  // not there\n}',
        'catch (e) {\n  if (isGone(e)) throw e;\n  // not there\n}',
      ],
    ],
    [
      { source: 'try { x = JSON.parse(text); } catch { x = 1 }' },
      [
        'catch (error) { if (!(error instanceof SyntaxError)) throw error; x = 1 }',
        'catch (error) { if (error instanceof SyntaxError) throw error; x = 1 }',
        'catch (error) { x = 1; throw error; }',
      ],
    ],
    [{ source: 'try { work(); } catch ({ code }) { log(code); }' }, []],
    [{ source: 'try { work(); } catch (e) { log(e); throw e; }' }, []],
    [{ source: 'try { work(); } finally { close(); }' }, []],
  ])('makes of %j what it should and no more', (scene, handlers) => {
    expect(handlersOf(scene)).toEqual(handlers);
  });

  it('asks for a code as the language of the module allows', () => {
    const source = 'try {\n  x = readFileSync(path);\n} catch (error) {\n}';
    const [typed] = handlersOf({ source });
    const [plain] = handlersOf({ source, file: 'scene.js' });
    expect(typed).toContain("if ((error as { code?: unknown }).code !== 'ENOENT') throw error;");
    expect(plain).toContain("if (error.code !== 'ENOENT') throw error;");
  });

  it('is dearer where no test waits for an error', () => {
    const source = inFunction('try { work(); } catch (e) { log(e); }');
    const [expected] = costsOfPatches(rethrow, { source, messages: ['promise resolved "1" instead of rejecting'] });
    const [other] = costsOfPatches(rethrow, { source, messages: ['expected 1 to be 2'] });
    expect(expected).toBeLessThan(other as number);
  });
});

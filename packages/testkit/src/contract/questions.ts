import { describe, expect, it } from 'vitest';
import { completed } from './endings.ts';
import type { OracleUnderTest } from './oracle-under-test.ts';

/** What else an oracle can be asked. */
export function describeQuestions({ at, made, run }: OracleUnderTest): void {
  describe('questions', () => {
    it('names the test files that reach a module, also through others', async () => {
      const related = await made().oracle.relatedTestFiles(at('src/price.js'));

      expect(related.map((file) => file.path).toSorted()).toEqual(
        ['test/price.test.js', 'test/snapshot.test.js', 'test/tax.test.js'].map(at),
      );
    });

    it('resolves an import as the runner would', async () => {
      const importer = at('test/price.test.js');

      const resolved = await Promise.all(
        ['../src/price.js', '../src/nowhere.js', 'node:path'].map((specifier) =>
          made().oracle.resolveImport(specifier, importer),
        ),
      );

      expect(resolved).toEqual([at('src/price.js'), undefined, undefined]);
    });

    it.each([
      ['test/lonely.test.js', false],
      ['test/socket.test.js', true],
    ])('tells whether %s opens sockets: %s', async (file, opens) => {
      const outcome = await run([file]);

      expect(completed(outcome).openedSockets).toBe(opens);
    });
  });
}

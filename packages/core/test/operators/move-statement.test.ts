import { expect, it } from 'vitest';
import { moveStatement } from '../../src/operators/order/move-statement.ts';
import { proposePatches } from './propose.ts';

it('moves a statement as the file is indented, and stays on a line that holds them all', () => {
  const lines = proposePatches(moveStatement, { source: 'f = () => {\n    a();\n    b();\n    c();\n};\n' });
  const line = proposePatches(moveStatement, { source: 'f = () => { a(); b(); c(); };\n' });

  expect(lines).toContain('f = () => {\n    \n    b();\n    c();\n    a();\n};\n');
  expect(lines).toContain('f = () => {\n    c();\n    a();\n    b();\n    \n};\n');
  expect(line).toContain('f = () => {  b(); c(); a(); };\n');
});

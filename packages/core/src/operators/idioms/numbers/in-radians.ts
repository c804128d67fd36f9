import { pathsOf } from '../../../syntax/path.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.3;
const DEGREES = /^(lat|lon|lng|latitude|longitude|angle|deg|degrees|heading|bearing|rotation|azimuth)(\d|[A-Z]|$)/;
const WAVE = /^Math\.(sin|cos|tan)$/;

/** First of all in a function of `Math.sin` and the like, `angle *= Math.PI / 180;`. */
export const inRadians: PatchOperator = {
  name: 'in-radians',
  family: 'statement',
  description: 'degrees given to functions that take radians: distances on a globe, turned shapes',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { own, body, insert } of functionStarts(sites, source)) {
      const degrees = plainParameters(own).filter((name) => DEGREES.test(name));
      if (degrees.length === 0 || !usesWaves(body, source) || textOf(source, body).includes('Math.PI')) continue;
      yield { edits: insert(...degrees.map((name) => `${name} *= Math.PI / 180;`)), cost: COST };
    }
  },
};

function usesWaves(body: Node, source: string): boolean {
  return [...pathsOf(body)].some(
    ({ node }) => node.type === 'CallExpression' && WAVE.test(textOf(source, node.callee)),
  );
}

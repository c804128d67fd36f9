import type * as Babel from '@babel/types';
import { enclosingFunction, type Path } from '../../syntax/path.ts';

/** `const [text, setText] = useState('')` around `path`: the state by the name of what sets it. */
export function statesBySetter(path: Path): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (let own = enclosingFunction(path); own !== undefined; own = enclosingFunction(own)) {
    const { body } = own.node as Babel.Function;
    if (body.type !== 'BlockStatement') continue;
    for (const statement of body.body) {
      if (statement.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declarations) {
        if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') continue;
        const [state, setter] = id.elements;
        if (state?.type === 'Identifier' && setter?.type === 'Identifier' && /^set[A-Z]/.test(setter.name))
          states.set(setter.name, state.name);
      }
    }
  }
  return states;
}

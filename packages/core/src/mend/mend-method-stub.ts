import type { Edit } from '../model/edit.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { exportsOf } from '../syntax/exports.ts';
import { membersOf } from '../target/members.ts';
import { methodStubOf } from '../target/stub.ts';
import { STUB_COST } from './mend-stubs.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';

/** A stub of the method that a marker names, `Cart.total`, when its class lacks it and some file of the project calls it. */
export async function mendMethodStub(module: MendableModule, symbol: string | undefined): Promise<Mend[]> {
  const [owner = '', name = '', ...deeper] = symbol?.split('.') ?? [];
  if (!NAME.test(name) || deeper.length > 0) return [];
  const node = exportsOf(module.parsed.program).find((each) => each.name === owner)?.node;
  if (node === undefined || (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression')) return [];
  if (membersOf(node).some((member) => member.name === name)) return [];
  const texts = await Promise.all(module.index.files.map((file) => module.index.text(file)));
  const calls = texts.flatMap((text) => text?.match(new RegExp(`[\\w$)\\]]\\??\\.${name}\\s*[<(]`, 'g')) ?? []);
  if (calls.length === 0) return [];
  const own = new RegExp(`\\b${node.id?.name ?? owner}\\.${name}\\s*[<(]`);
  const stub = methodStubOf(name, module.parsed.file);
  const isStatic = texts.some((text) => text !== undefined && own.test(text));
  const edit = atEndOf(node.body, isStatic ? `static ${stub}` : stub, module);
  return [{ edits: [edit], operator: 'write-stub', cost: STUB_COST }];
}

const NAME = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

/** The last member of a class, in its indentation. */
function atEndOf(body: Node & { readonly body: readonly Node[] }, text: string, module: MendableModule): Edit {
  const { source } = module.parsed;
  const { lineEnd } = module.style;
  const close = endOf(body) - 1;
  const lineStart = source.lastIndexOf('\n', close) + 1;
  const outer = /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', startOf(body)) + 1))?.[0] ?? '';
  const inner = indentOf(source, body.body.at(-1)) ?? `${outer}  `;
  const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '  ';
  const lines = text.split('\n').map((line) => inner + line.replace('  ', unit));
  const gap = body.body.length > 0 ? lineEnd : '';
  // The brace that closes the class has a line of its own.
  if (lineStart > startOf(body) && source.slice(lineStart, close).trim() === '')
    return { start: lineStart, end: lineStart, text: gap + lines.join(lineEnd) + lineEnd };
  return { start: close, end: close, text: lineEnd + lines.join(lineEnd) + lineEnd + outer };
}

/** What stands before it in its line; `undefined` when that is code. */
function indentOf(source: string, node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const before = source.slice(source.lastIndexOf('\n', startOf(node)) + 1, startOf(node));
  return before.trim() === '' ? before : undefined;
}

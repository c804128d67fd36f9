import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { parses } from '../../syntax/parse.ts';
import { mergeRewrite, type Original } from '../merge/merge-rewrite.ts';
import { applyReplacements } from './apply-replacements.ts';
import { blocksOf, type Block } from './blocks.ts';
import { inPreference, mostTelling, type ReadBlock } from './choose-proposal.ts';
import { withoutLineNumbers } from './clean-code.ts';
import { readCode, type CodeReading } from './code-reading.ts';
import { ignoredIn } from './ignored.ts';
import { jsonCode } from './json-code.ts';
import { leftOut } from './left-out.ts';
import { unusable, type Proposal, type ReplyForm, type Unusable } from './proposal.ts';
import { diffHunks, looksLikeDiff, searchReplaceBlocks, type Replacement } from './replacement.ts';
import type { ReplyTarget } from './slot.ts';
import { whyNothing } from './why-nothing.ts';

/** A reply longer than that is not read. */
const MOST_CHARACTERS = 2_000_000;

/**
 * What a model's reply proposes for the target, as edits inside of it. Takes what models really send; the shapes
 * are in `test/llm/reply-shapes.ts`. Never throws.
 */
export function readProposal(reply: string, target: ReplyTarget): Proposal {
  if (reply.trim() === '') return unusable('empty', 'The reply is empty.');
  if (reply.length > MOST_CHARACTERS) return unusable('no-code', 'The reply is too long to be read.');
  try {
    return readBlocks(reply, target);
  } catch (error) {
    // The parser, and whoever walks its trees, go as deep as the code does.
    if (error instanceof RangeError) return unusable('does-not-parse', 'The code is nested too deeply to be read.');
    throw error;
  }
}

function readBlocks(reply: string, target: ReplyTarget): Proposal {
  const blocks = blocksOf(reply).flatMap((block) => unwrapped(block));
  const mine = blocks.filter(({ path }) => path === undefined || isSameFile(path, target.module.file));
  if (mine.length === 0) return foreignFile(blocks);

  const read = mine.map((block) => ({ block, replacements: replacementsIn(block) }));
  const replacements = read.flatMap((item) => item.replacements);
  if (!mine.some(hasMarkers)) replacements.push(...outsideOfBlocks(reply));
  const codes = read.filter((item) => item.replacements.length === 0).map(({ block }) => codeIn(block, target));

  const failures: Unusable[] = [];
  const tryThose = (isWanted: (form: ReplyForm) => boolean): Proposal | undefined => {
    const wanted = codes.flatMap(({ block, reading }): ReadBlock[] =>
      reading !== undefined && isWanted(reading.form) ? [{ block, reading }] : [],
    );
    for (const { reading } of inPreference(wanted)) {
      const proposal = merged(reading, target);
      if (proposal.status === 'proposed') return proposal;
      failures.push(proposal);
    }
    return undefined;
  };
  const complete = tryThose((form) => form === 'declaration');
  if (complete) return complete;
  if (replacements.length > 0) return fromReplacements(replacements, target);
  const partial = tryThose((form) => form !== 'declaration');
  if (partial) return partial;
  if (failures.length > 0) return mostTelling(failures);
  return codes.some(({ parsed }) => parsed)
    ? unusable('target-missing', `The code does not define \`${nameOf(target)}\`.`)
    : whyNothing(mine, nameOf(target));
}

/** The first of a block's texts that defines the target. */
function codeIn(block: Block, target: ReplyTarget): { block: Block; reading?: CodeReading; parsed: boolean } {
  let parsed = false;
  for (const text of block.texts) {
    const reading = readCode(text, target);
    if ('pieces' in reading) return { block, reading, parsed: true };
    parsed ||= reading.parsed;
  }
  return { block, parsed };
}

/** Blocks of JSON, and blocks of their strings. */
function unwrapped(block: Block): Block[] {
  const json = jsonCode(block);
  if (json === undefined) return [block];
  const inner = json.texts.flatMap((text) =>
    text.includes('```') ? blocksOf(text) : [{ ...block, tag: '', texts: [text] }],
  );
  const pairs = json.replacements.map((pair): Block => {
    return {
      tag: 'pair',
      texts: [`<<<<<<< SEARCH\n${pair.search}\n=======\n${pair.replace}\n>>>>>>> REPLACE`],
      prose: '',
    };
  });
  return [...inner, ...pairs];
}

function isSameFile(path: string, file: string): boolean {
  return path.split(/[\\/]/).at(-1) === file.split('/').at(-1);
}

function foreignFile(blocks: readonly Block[]): Unusable {
  const path = blocks.find((block) => block.path !== undefined)?.path;
  return path === undefined
    ? unusable('no-code', 'The reply has no code.')
    : unusable('outside-target', `The reply is about \`${path}\`, which is not the target.`);
}

function hasMarkers({ texts }: Block): boolean {
  return texts.some((text) => text.includes('<<<<<') && searchReplaceBlocks(text).length > 0);
}

function replacementsIn({ texts, tag }: Block): Replacement[] {
  const [text = ''] = texts;
  const marked = text.includes('<<<<<') ? searchReplaceBlocks(text) : [];
  if (marked.length > 0) return marked.map((pair) => unnumbered(pair));
  return tag === 'diff' || tag === 'patch' || looksLikeDiff(text)
    ? diffHunks(text).map((pair) => unnumbered(pair))
    : [];
}

/** Markers around fenced blocks, rather than in one. */
function outsideOfBlocks(reply: string): Replacement[] {
  if (!reply.includes('<<<<<')) return [];
  const text = reply.replaceAll('\r\n', '\n');
  return searchReplaceBlocks(text.replaceAll(/^[ \t]*(?:`{3,}|~{3,})[^\n]*\n/gm, '')).map((pair) => unnumbered(pair));
}

function unnumbered(pair: Replacement): Replacement {
  return { ...pair, search: withoutLineNumbers(pair.search), replace: withoutLineNumbers(pair.replace) };
}

function fromReplacements(replacements: readonly Replacement[], target: ReplyTarget): Proposal {
  const { file } = target.module;
  const own = replacements.filter(({ path }) => path === undefined || isSameFile(path, file));
  const [foreign] = replacements;
  if (own.length === 0) {
    return unusable(
      'outside-target',
      `The reply changes \`${foreign?.path ?? 'another file'}\`, which is not the target.`,
    );
  }
  const changed = applyReplacements(target.target, own);
  if ('status' in changed) return changed;
  if (changed.source === target.target.source) return UNCHANGED;
  if (!parses(changed.source, file)) {
    return unusable(
      'does-not-parse',
      'With these edits the file is not well-formed: check brackets and where each passage ends.',
    );
  }
  const reading = readCode(changed.source, target);
  if (!('pieces' in reading)) return unusable('target-missing', 'With these edits the target is not there any more.');
  const form: ReplyForm = own.some(({ line }) => line !== undefined) ? 'diff' : 'search-replace';
  return merged({ ...reading, form }, target);
}

function merged(reading: CodeReading, target: ReplyTarget): Proposal {
  const { module } = target;
  const edits: Edit[] = [];
  for (const [slot, piece] of reading.pieces) {
    const comment = leftOut(textOf(piece.source, piece.node), textOf(module.source, slot.node));
    if (comment !== undefined) {
      return unusable('left-out', `The code leaves a part out (\`${comment.slice(0, 80)}\`): write the whole of it.`);
    }
    const own = mergeRewrite(target.originals.get(slot) as Original, piece);
    if (own === undefined) {
      return unusable('does-not-parse', `With the new text of \`${nameOf(target)}\` the file is not well-formed.`);
    }
    const [from, to] = slot === target.whole ? [0, module.source.length] : [startOf(slot.node), endOf(slot.node)];
    edits.push(...own.filter(({ start, end }) => from <= start && end <= to));
  }
  const ignored = ignoredIn(reading, target);
  if (edits.length === 0) {
    return ignored.length > 0
      ? unusable('outside-target', `The reply leaves \`${nameOf(target)}\` as it is. ${ignored.join(' ')}`)
      : UNCHANGED;
  }
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (reading.pieces.size > 1 && !parses(applyEdits(module.source, ordered), module.file)) {
    return unusable('does-not-parse', 'With the new texts the file is not well-formed.');
  }
  return { status: 'proposed', form: reading.form, edits: ordered, ignored };
}

const UNCHANGED = unusable('unchanged', 'The reply does not change what the target does: it is the code as it is.');

function nameOf({ target }: ReplyTarget): string {
  return target.symbol ?? 'the module';
}

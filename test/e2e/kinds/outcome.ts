import type { HealedRun, Runner } from '../support/heal-project.ts';
import type { Kind } from './kind.ts';

export interface Outcome {
  readonly status: string;
  readonly explanation?: string;
  readonly way: string;
  /** The module with the first patch. */
  readonly healed: string | undefined;
}

/** What a run told about a kind; the explanation only when it is not healed. */
export function outcomeOf(kind: Kind, run: HealedRun): Outcome | string {
  const file = Object.keys(kind.files)[0];
  const target = run.report?.targets.find((each) => each.file === file);
  if (target === undefined) return `no target\n${run.stdout}\n${run.stderr}`;
  const { status, explanation, search, patches } = target;
  return {
    status,
    ...(status === 'healed' ? {} : { explanation: `${explanation} ${search.wayReason ?? ''}` }),
    way: search.way,
    healed: patches[0]?.healedSource,
  };
}

/** What it has to tell. */
export function healedKind({ files, edit, way = 'in-place' }: Kind, runner: Runner): Outcome {
  const source = Object.values(files)[0] as string;
  const parts = source.split(edit[0]);
  if (parts.length !== 2) throw new Error(`\`${edit[0]}\` is not exactly once in\n${source}`);
  return { status: 'healed', way: typeof way === 'string' ? way : way[runner], healed: parts.join(edit[1]) };
}

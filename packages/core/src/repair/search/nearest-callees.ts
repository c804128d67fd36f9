import { isRepairError } from '../../model/errors.ts';
import type { RepairTarget } from '../../model/target.ts';
import { calleesOf } from '../../target/callees-of.ts';
import type { Declared } from '../../target/follow-export.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';
import { surroundingsOf } from '../../target/surroundings-of.ts';
import type { TargetGroup } from '../world/group-targets.ts';

/** Something that a marked target uses, in whose code its fault may be. */
export interface Callee {
  readonly declared: Declared;
  /** How many more are known, which have to have their turn in the time that is left. */
  readonly others: number;
}

/** What the text of a marked target leads to. */
export interface NearestCallees {
  /**
   * What the target names, then what it is a part of, then what those name in turn: `searched`, which begins with the target, grows while this is
   * walked.
   *
   * @param areApart Whether exports of a file are looked at one by one; those of another are one search, in which the tests tell which has the fault.
   */
  walk(searched: readonly RepairTarget[], areApart: (file: string) => boolean): AsyncGenerator<Callee>;
  /** Whether the text of another target names something that this one names as well. */
  isSharedWith(others: readonly TargetGroup[]): Promise<boolean>;
}

export function nearestCallees({ target: named, tests }: TargetGroup, targets: TargetWorld): NearestCallees {
  const project = tests[0]?.id.project;

  async function namedBy(user: RepairTarget): Promise<readonly Declared[]> {
    try {
      return await calleesOf(user, {
        readSource: (file) => targets.readSource(file),
        resolve: (specifier, importer) => targets.resolveImport(specifier, importer, project),
      });
    } catch (error) {
      if (isRepairError(error, 'PARSE_FAILED')) return [];
      throw error;
    }
  }

  return {
    async *walk(searched, areApart) {
      for (const user of searched) {
        yield* inTurn(modulesAtOnce(await namedBy(user), areApart));
        const around = user === named ? surroundingsOf(named, searched) : undefined;
        if (around !== undefined) yield { declared: around, others: 0 };
      }
    },
    async isSharedWith(others) {
      const names = new Set((await namedBy(named)).map(nameOf));
      for (const { target } of names.size === 0 ? [] : others)
        if ((await namedBy(target)).some((each) => names.has(nameOf(each)))) return true;
      return false;
    },
  };
}

export function inTurn(all: readonly Declared[]): Callee[] {
  return all.map((declared, nth) => ({ declared, others: all.length - 1 - nth }));
}

function modulesAtOnce(callees: readonly Declared[], areApart: (file: string) => boolean): Declared[] {
  const together = new Map<string, Declared>();
  for (const callee of callees) {
    const { file } = callee;
    const isAlone = areApart(file) || callees.filter((each) => each.file === file).length === 1;
    if (isAlone) together.set(nameOf(callee), callee);
    else together.set(file, { file, symbol: [] });
  }
  return [...together.values()];
}

function nameOf({ file, symbol }: Declared): string {
  return `${file}#${symbol.join('.')}`;
}

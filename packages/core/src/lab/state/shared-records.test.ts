import { describe, expect, it } from 'vitest';
import { sharedRecords, type SharedRecords } from './shared-records.ts';

function enter(shared: SharedRecords, ...values: readonly unknown[]): void {
  shared.enter(values.length, (position) => values[position]);
}

/** Two rounds of `tests`, each of which may change what it hands over. */
function learn(shared: SharedRecords, tests: readonly (() => void)[]): void {
  const round = (): void => {
    for (const test of tests) {
      shared.startTest();
      test();
    }
  };
  shared.begin();
  round();
  shared.endFirstRound();
  round();
  shared.settle();
}

describe('sharedRecords', () => {
  it('takes back what comes in again and again, also from deep within what does not', () => {
    const shared = sharedRecords('each-test');
    const tags = new Set(['a']);
    const team = [{ name: 'Ann', tags }];
    learn(shared, [() => enter(shared, { team, options: { deep: true } })]);

    team.pop();
    tags.clear();
    shared.startTest();

    expect(team).toEqual([{ name: 'Ann', tags: new Set(['a']) }]);
    expect(shared.wereChanged).toBe(false);
  });

  it('takes back what the text itself writes, before each test', () => {
    const shared = sharedRecords('each-test');
    const list = [3, 1, 2];
    const seen: number[][] = [];
    const sorts = (): void => {
      enter(shared, list);
      seen.push([...list]);
      list.push(...list.splice(0, 1));
    };
    learn(shared, [sorts, sorts]);

    expect(seen).toEqual(Array.from({ length: 4 }, () => [3, 1, 2]));
    expect(shared.wereChanged).toBe(true);
  });

  it('takes back what tests leave to one another only before all of them', () => {
    const shared = sharedRecords('each-try');
    const list: number[] = [];
    const adds = (): void => {
      enter(shared, list);
      list.push(list.length);
    };
    shared.begin();
    for (const end of [() => shared.endFirstRound(), () => shared.settle()]) {
      shared.startTry();
      for (const test of [adds, adds]) {
        shared.startTest();
        test();
      }
      end();
    }

    const left = [...list];
    shared.startTry();

    expect(left).toEqual([0, 1]);
    expect(list).toEqual([]);
  });

  it('lets go of what each test makes for itself', () => {
    const shared = sharedRecords('each-test');
    const own: number[][] = [];
    learn(shared, [
      () => {
        const list = [1];
        own.push(list);
        enter(shared, list);
        list.push(2);
      },
    ]);

    shared.startTest();

    expect(shared.areKept).toBe(false);
    expect(shared.wereChanged).toBe(false);
    expect(own[1]).toEqual([1, 2]);
  });

  it('takes a name without a value for nothing', () => {
    const shared = sharedRecords('each-test');
    const list = [1];
    learn(shared, [
      () =>
        shared.enter(2, (position) => {
          if (position === 0) throw new ReferenceError('dead zone');
          return list;
        }),
    ]);

    expect(shared.areKept).toBe(true);
  });

  it('keeps nothing when there is too much to be compared before each test', () => {
    const shared = sharedRecords('each-test');
    const many = Array.from({ length: 900 }, (_, n) => [n, n]);
    learn(shared, [() => enter(shared, many)]);

    expect(shared.areKept).toBe(false);
  });

  it('looks at a tree once a test, however often parts of it come in', () => {
    const shared = sharedRecords('each-test');
    const list = [1];
    const calls = (): void => {
      const tree = Array.from({ length: 550 }, (_, n) => ({ n, next: [n] }));
      for (const branch of [tree, ...tree.slice(0, 190)]) enter(shared, branch);
      enter(shared, list);
    };

    learn(shared, [calls]);

    expect(shared.areKept).toBe(true);
  });

  it('knows nothing any more once all is loaded anew', () => {
    const shared = sharedRecords('each-test');
    const list = [1];
    learn(shared, [() => enter(shared, list)]);

    shared.forget();
    list.pop();
    shared.startTest();

    expect(shared.areKept).toBe(false);
    expect(list).toEqual([]);
  });
});

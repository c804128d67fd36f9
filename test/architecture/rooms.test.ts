import { describe, expect, it } from 'vitest';
import { ADAPTER_ROOMS } from './adapter-rooms.ts';
import { CORE_ROOMS } from './core-rooms.ts';
import { findCycle } from './find-cycle.ts';
import { REPAIR_STAGES } from './repair-stages.ts';
import { CORE_FILES, FILES } from './repository.ts';
import { barrels, forbiddenBetween, forbiddenImports } from './room-rules.ts';

describe('the repository', () => {
  it('lets rooms import what the table allows, and no more', () => {
    expect(forbiddenImports(CORE_FILES, CORE_ROOMS)).toEqual([]);
  });

  it('has no cycle between rooms', () => {
    expect(findCycle(Object.keys(CORE_ROOMS), (room) => CORE_ROOMS[room]?.rooms ?? [])).toBeUndefined();
  });

  it('lets the stages of a repair import what the table allows, and no more', () => {
    expect(forbiddenBetween(CORE_FILES, 'packages/core/src/repair/', REPAIR_STAGES)).toEqual([]);
    expect(findCycle(Object.keys(REPAIR_STAGES), (stage) => REPAIR_STAGES[stage] ?? [])).toBeUndefined();
  });

  it.each(Object.entries(ADAPTER_ROOMS))(
    'lets the rooms of %s import what the table allows, and no more',
    (folder, table) => {
      expect(forbiddenBetween(FILES, folder, table)).toEqual([]);
      expect(findCycle(Object.keys(table), (room) => table[room] ?? [])).toBeUndefined();
    },
  );

  it('has no barrels in rooms', () => {
    expect(barrels(CORE_FILES)).toEqual([]);
  });
});

import { Bracket } from './bracket';

const named = (n: number) => Array.from({ length: n }, (_, i) => `p${i + 1}`);

/** Plays everything that can be played; the better seed wins. */
function playAll(b: Bracket) {
  for (let open = b.playable(); open.length > 0; open = b.playable()) {
    for (const m of open) {
      const [x, y] = m.players as [string, string];
      b.report(m.id, Number(x.slice(1)) < Number(y.slice(1)) ? x : y);
    }
  }
}

test('16 players: a first round correction reaches the final', () => {
  const b = new Bracket(named(16));
  playAll(b);
  expect(b.champion).toBe('p1');
  b.report(0, 'p16');
  expect(b.match(8).players[0]).toBe('p16');
  expect(b.match(8).winner).toBeNull();
  expect(b.match(12).players).toEqual([null, 'p4']);
  expect(b.match(12).winner).toBeNull();
  expect(b.match(14).players).toEqual([null, 'p2']);
  expect(b.match(14).winner).toBeNull();
  expect(b.playable().map((m) => m.id)).toEqual([8]);
});

test('16 players: the other half is untouched', () => {
  const b = new Bracket(named(16));
  playAll(b);
  const before = [4, 5, 6, 7, 10, 11, 13].map((id) => JSON.stringify(b.match(id)));
  b.report(0, 'p16');
  expect([4, 5, 6, 7, 10, 11, 13].map((id) => JSON.stringify(b.match(id)))).toEqual(before);
});

test('the right slot is emptied for the lower half', () => {
  const b = new Bracket(named(8));
  playAll(b);
  b.report(3, 'p6');
  expect(b.match(5).players).toEqual(['p2', 'p6']);
  expect(b.match(6).players).toEqual(['p1', null]);
  expect(b.champion).toBeNull();
});

test('the correction of a match whose loser went no further voids the later match as well', () => {
  const b = new Bracket(named(8));
  playAll(b);
  // p4 lost in round 2 against p1; now p5 beat p4 after all
  b.report(1, 'p5');
  expect(b.match(4).players).toEqual(['p1', 'p5']);
  expect(b.match(4).winner).toBeNull();
  expect(b.match(6).players).toEqual([null, 'p2']);
  expect(b.champion).toBeNull();
});

test('a result further on cannot be reported until the gap is filled', () => {
  const b = new Bracket(named(8));
  playAll(b);
  b.report(0, 'p8');
  expect(() => b.report(6, 'p2')).toThrow('not ready');
  b.report(4, 'p8');
  b.report(6, 'p8');
  expect(b.champion).toBe('p8');
  expect(b.eliminatedIn('p1')).toBe(1);
  expect(b.eliminatedIn('p8')).toBeNull();
});

test('who was voided out is not counted as eliminated', () => {
  const b = new Bracket(named(8));
  playAll(b);
  b.report(0, 'p8');
  expect(b.eliminatedIn('p2')).toBeNull();
  expect(b.eliminatedIn('p4')).toBeNull();
  expect(b.eliminatedIn('p3')).toBe(2);
});

test('a correction before the next match is played changes only the line-up', () => {
  const b = new Bracket(named(8));
  b.report(0, 'p1');
  b.report(0, 'p8');
  expect(b.match(4).players).toEqual(['p8', null]);
  b.report(2, 'p2');
  b.report(3, 'p3');
  b.report(5, 'p3');
  b.report(0, 'p1');
  expect(b.match(6).players).toEqual([null, 'p3']);
});

test('an undecided match leaves the next round alone', () => {
  const b = new Bracket(named(8));
  b.report(2, 'p2');
  b.report(3, 'p3');
  b.report(5, 'p2');
  b.report(0, 'p1');
  b.report(1, 'p5');
  expect(b.match(6).players).toEqual([null, 'p2']);
  expect(b.match(5).winner).toBe('p2');
});

test('two players: the only match can be corrected', () => {
  const b = new Bracket(['a', 'b']);
  b.report(0, 'a');
  b.report(0, 'b');
  expect(b.champion).toBe('b');
  expect(b.rounds).toBe(1);
});

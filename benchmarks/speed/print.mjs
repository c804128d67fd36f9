import os from 'node:os';

export function load1() {
  return os.loadavg()[0].toFixed(1);
}

export function printRates({ rows, total }) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'case'.padEnd(width)}  candidates   probe/s    loop/s  ratio  way`);
  for (const { name, candidates, probeMs, bareMs, way, differ } of rows) {
    const [probe, bare] = [candidates / (probeMs / 1000), candidates / (bareMs / 1000)];
    const cells = [
      String(candidates).padStart(10),
      probe.toFixed(0).padStart(8),
      bare.toFixed(0).padStart(8),
      (probe / bare).toFixed(2).padStart(5),
    ];
    console.log([name.padEnd(width), ...cells, way, ...(differ > 0 ? [`${differ} verdicts differ`] : [])].join('  '));
  }
  const { probe, bare, probeCpu, bareCpu, coldProbe, coldBare, search, verified, kept, allCores } = total;
  console.log(`all: probe ${probe.toFixed(0)} a second, loop ${bare.toFixed(0)}, ratio ${(probe / bare).toFixed(2)}`);
  console.log(
    `by processor time: probe ${probeCpu.toFixed(0)} a second, loop ${bareCpu.toFixed(0)}, ratio ${(probeCpu / bareCpu).toFixed(2)}`,
  );
  console.log(
    `from cold: probe ${coldProbe.toFixed(0)}, loop ${coldBare.toFixed(0)}; whole search ${search.toFixed(0)} a second; fresh verifications ${verified.toFixed(1)} a second, in a kept worker ${kept.toFixed(1)}; load ${load1()}`,
  );
  console.log(
    `${allCores.cores} at once: probe ${allCores.probe.toFixed(0)} a second, fresh verifications ${allCores.verified.toFixed(1)}, in kept workers ${allCores.kept.toFixed(1)}; load ${load1()}`,
  );
}

export function printGrowth(key, rows) {
  console.log(`${key.padStart(8)}  healed  first diff     healing`);
  for (const row of rows) {
    const first = row.firstDiffMs === null ? '–' : `${(row.firstDiffMs / 1000).toFixed(2)} s`;
    console.log(
      `${String(row[key]).padStart(8)}  ${String(row.healed).padStart(6)}  ${first.padStart(10)}  ${`${(row.healMs / 1000).toFixed(2)} s`.padStart(10)}  load ${load1()}`,
    );
  }
}

/** `rates` of the same runner, when they were measured. */
export function printMutants(measured, rates) {
  const { mutants, timeouts, perSecond, perSecondWithStart, workers, version } = measured;
  console.log(
    `Stryker ${version}, ${workers} workers: ${mutants} mutants (${timeouts} out of time), ${perSecond.toFixed(1)} a second, ${perSecondWithStart.toFixed(1)} with its start, load ${load1()}`,
  );
  if (rates === undefined) return;
  const { allCores } = rates.total;
  const times = (rate) => (rate / perSecond).toFixed(2);
  console.log(
    `of all cores, times as many as mutants: candidates in the probe ${(allCores.probe / perSecond).toFixed(0)}, fresh verifications ${times(allCores.verified)}, in kept workers ${times(allCores.kept)}`,
  );
}

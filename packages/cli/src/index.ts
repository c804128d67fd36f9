export { totalsOf } from './bench/case-result.ts';
export { type Chart, type Share, chartPage, escapeHtml, tableHtml } from './bench/share-chart.ts';
export { wilsonInterval } from './bench/wilson-interval.ts';
export { writeComparison } from './bench/comparison.ts';
export { type Random, type Subject } from './bench/random.ts';
export { readCase } from './bench/read-case.ts';
export { type HealCommandHost } from './host.ts';
export { runHealCommand } from './run-heal-command.ts';
export { SEARCH_PARTS } from '@testheal/core';

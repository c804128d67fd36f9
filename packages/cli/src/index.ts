export { type HealCommandHost } from './host.ts';
export { runHealCommand } from './run-heal-command.ts';

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HealEvent } from '@testheal/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { HealProject } from './heal-project.ts';

const SCHEMA = fileURLToPath(import.meta.resolve('@testheal/core/schema/event.schema.json'));
const validate = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);

/** The lines of a file of events. */
export function eventsIn(project: HealProject, file: string): HealEvent[] {
  return project
    .read(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as HealEvent);
}

/** Not as the published schema has it. */
export function isNoEvent(event: HealEvent): boolean {
  return !validate(event);
}

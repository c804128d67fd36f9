/** What a bin asks before anything has failed, apart from the rest: a green run must not load the engine. */
export { caseFileOf } from './options/cli-variables.ts';
export { describeFlags } from './options/describe-flags.ts';
export { readHealingRequest } from './options/read-healing-request.ts';

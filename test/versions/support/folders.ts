import path from 'node:path';

export const REPOSITORY: string = path.resolve(import.meta.dirname, '../../..');

/** Everything that is installed for these tests. */
export const PLACE: string = path.join(REPOSITORY, 'test/.tmp/versions');

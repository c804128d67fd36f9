import path from 'node:path';
import { packageLoader } from '../../node/package-loader.ts';

/** Where the SDKs of a test run are installed: in this package, or where the version tests have put other versions. */
export const SDK_FOLDER: string = process.env['TESTHEAL_SDKS'] ?? path.resolve(import.meta.dirname, '../../..');

/** Loads the real SDKs from there. */
export const loadSdk: (name: string) => Promise<unknown> = packageLoader(SDK_FOLDER);

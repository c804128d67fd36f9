/** The process that asks the project's TypeScript; started by `host/types/type-host.ts`. */
import { serveTypes } from './types/serve-types.ts';

serveTypes();

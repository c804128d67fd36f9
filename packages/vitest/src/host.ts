import { serveHost } from '@testheal/core/host';

import { createHostHandlers } from './host-handlers.ts';

// A config that heals must not heal in here.
Object.defineProperty(globalThis, Symbol.for('testheal.host'), { value: true });

serveHost(createHostHandlers());

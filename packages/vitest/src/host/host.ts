import { serveHost } from '@testheal/core/host';

import { INSIDE_HEALING } from '../shared/healing-signal.ts';
import { createHostHandlers } from './host-handlers.ts';

// A config that heals must not heal in here.
Object.defineProperty(globalThis, INSIDE_HEALING, { value: true });

serveHost(createHostHandlers());

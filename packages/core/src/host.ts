/** What a host module needs, and no more: it is loaded anew for each host process. */
export { type HostHandlers } from './host/serve/handlers.ts';
export { serveHost } from './host/serve/serve-host.ts';
export { testKey } from './model/test-id.ts';
export { classFollower } from './host/class-follower.ts';
export { createFacade, createFunctionFacade, standInsFor } from './host/facade.ts';
export { REACHED } from './model/reached.ts';

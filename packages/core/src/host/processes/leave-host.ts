import type { HostConnection } from './host-connection.ts';
import type { HostPool } from './host-pool.ts';

/** Ends a host. One that still works is killed, and that is waited for; an idle one says goodbye on its own time. */
export async function leaveHost(pool: Pick<HostPool, 'letGo'>, host: HostConnection): Promise<void> {
  const mustWait = host.isBusy();
  const left = pool.letGo(host);
  if (mustWait) await left;
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Notices that this process opens a connection, until stopped. */
export function watchSockets(): { opened(): boolean; stop(): void } {
  let opened = false;
  const notice = (): void => {
    opened = true;
  };
  subscribe('net.client.socket', notice);
  return { opened: () => opened, stop: () => void unsubscribe('net.client.socket', notice) };
}
